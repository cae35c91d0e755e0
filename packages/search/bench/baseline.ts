/** The baseline: a Hono POST handler that only reads its body. */
import {serve} from '@hono/node-server';
import {Hono} from 'hono';

const reply = JSON.stringify({
  text: 'x'.repeat(Math.max(0, Number(process.env['REPLY_BYTES']) - 11)),
});
const app = new Hono();
app.post('/1/indexes/:star/queries', async (c) => {
  await c.req.text();
  return c.body(reply, 200, {'content-type': 'application/json'});
});
serve({fetch: app.fetch, hostname: '127.0.0.1', port: 0}, ({port}) => {
  console.log(JSON.stringify({url: `http://127.0.0.1:${port}`}));
});
