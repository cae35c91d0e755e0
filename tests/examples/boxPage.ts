import path from 'node:path';
import {createViteServer} from 'vitest/node';
import {EXAMPLES} from './run.ts';

/** A page with only the box, as a reader's bundler would serve it. */
const ENTRY = `
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {QuestionBox} from '/src/QuestionBox.tsx';
createRoot(document.getElementById('root')).render(createElement(QuestionBox));`;

const PAGE =
  '<!doctype html><html lang="en"><title>Box</title><main id="root"></main><script type="module" src="/entry.js"></script>';

export async function serveBox(): Promise<{
  url: string;
  close: () => Promise<void>;
}> {
  const site = await createViteServer({
    configFile: false,
    logLevel: 'error',
    root: path.join(EXAMPLES, 'question-box'),
    cacheDir: path.resolve('test-results/vite'),
    appType: 'custom',
    server: {port: 0, ws: false},
    // If Vite found them later, it would reload the page.
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === '/entry.js' ? id : undefined),
        load: (id) => (id === '/entry.js' ? ENTRY : undefined),
        configureServer: ({middlewares}) => {
          middlewares.use((request, response, next) => {
            if (request.url !== '/') {
              return next();
            }
            response.setHeader('Content-Type', 'text/html');
            return response.end(PAGE);
          });
        },
      },
    ],
  });
  await site.listen();
  const {port} = site.httpServer!.address() as {port: number};
  return {url: `http://localhost:${port}/`, close: () => site.close()};
}
