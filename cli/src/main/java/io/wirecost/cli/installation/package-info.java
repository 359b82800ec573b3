/** Where this process finds its installation and its cache. */
package io.wirecost.cli.installation;
