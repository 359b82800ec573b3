/** The processes of a block's services: how they are started, what they reply, and how far they are. */
package io.wirecost.pipeline.driver.service;
