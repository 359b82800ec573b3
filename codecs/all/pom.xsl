<?xml version="1.0" encoding="UTF-8"?>
<!-- Makes pom.xml of the list of modules in ../pom.xml; every build runs it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:pom="http://maven.apache.org/POM/4.0.0">
  <xsl:output method="text"/>
  <xsl:template match="/"><![CDATA[<!-- Made of the list of modules in ../pom.xml by pom.xsl: change that list. -->
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <parent>
    <groupId>io.wirecost</groupId>
    <artifactId>wirecost</artifactId>
    <version>0.1.0</version>
    <relativePath>../../pom.xml</relativePath>
  </parent>
  <artifactId>all-codecs</artifactId>
  <packaging>pom</packaging>
  <name>wirecost all codecs</name>
  <description>All codec modules: what depends on this is built after they are installed.</description>

  <dependencies>
]]><xsl:for-each select="pom:project/pom:modules/pom:module"><![CDATA[    <dependency><groupId>io.wirecost</groupId><artifactId>]]><xsl:value-of select="."/><![CDATA[</artifactId><version>${project.version}</version><type>pom</type><exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>
]]></xsl:for-each><![CDATA[  </dependencies>
</project>
]]></xsl:template>
</xsl:stylesheet>
