// Packages that have no types of their own: all that they export is `any`.
declare module "avro-js";
declare module "data2xml";
declare module "easyxml";
declare module "json-bigint";
declare module "jsonbinpack";
declare module "jstoxml";
declare module "msgpack-js";
declare module "msgpack-lite";
declare module "msgpack5";
declare module "pson";
declare module "thrift";
declare module "xml2js";
declare module "xml2json";
