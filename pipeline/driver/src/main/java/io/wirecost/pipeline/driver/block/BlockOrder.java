package io.wirecost.pipeline.driver.block;

import io.wirecost.pipeline.driver.course.Course;

/**
 * One block that is to be run.
 *
 * @param round that it belongs to, from 0
 * @param crew the services that it is for
 * @param course what the block goes through when its services are warm
 */
public record BlockOrder(int round, CrewOrder crew, Course course) {}
