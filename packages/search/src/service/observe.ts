import type {MiddlewareHandler} from 'hono';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';

/** Counts and logs requests, without personal data or queries. */
export function observeRequests(metrics: Metrics, log: Log): MiddlewareHandler {
  return async function observe(c, next) {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    metrics.duration.observe(ms / 1000);
    metrics.requests.inc({status: String(c.res.status)});
    log({
      level: 'info',
      message: 'request',
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(ms * 100) / 100,
    });
  };
}
