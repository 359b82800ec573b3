/** The folder that the build lays out, and the modules of jars in it or beside it. */
package io.wirecost.engine.installation;
