/**
 * Requests and transferred bytes of a page load, by kind. Bytes include headers
 * and the compressed body. Prefetched files are counted separately.
 */
import type {CDPSession} from '@playwright/test';

export type Traffic = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  htmlBytes: number;
  prefetchedBytes: number;
};

type Request = {kind: Kind; prefetch: boolean; bytes: number};
type Kind = 'script' | 'style' | 'html' | 'other';

/** By file name, since the type of every preload is just 'preload'. */
function kindOf(url: string): Kind {
  const {pathname} = new URL(url);
  const ending = /\.(?<ending>\w+)$/.exec(pathname)?.groups?.ending ?? 'html';
  return (
    ({js: 'script', mjs: 'script', css: 'style', html: 'html'} as const)[
      ending
    ] ?? 'other'
  );
}

const isPrefetch = (headers: Record<string, string>) =>
  Object.entries(headers).some(
    ([name, value]) =>
      /^(?:sec-)?purpose$/i.test(name) && value.startsWith('prefetch'),
  );

export class Requests {
  private readonly seen = new Map<string, Request>();
  private readonly open = new Set<string>();
  private lastChange = performance.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
      if (!request.url.startsWith('http')) {
        return;
      }
      this.seen.set(requestId, {
        kind: kindOf(request.url),
        prefetch: type === 'Prefetch' || isPrefetch(request.headers),
        bytes: 0,
      });
      this.open.add(requestId);
      this.lastChange = performance.now();
    });
    // The network stack adds some headers later.
    session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
      const request = this.seen.get(requestId);
      if (request && isPrefetch(headers)) {
        request.prefetch = true;
      }
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
      this.finish(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({requestId}) =>
      this.finish(requestId, 0),
    );
  }

  private finish(id: string, bytes: number): void {
    const request = this.seen.get(id);
    if (request && this.open.delete(id)) {
      request.bytes = bytes;
      this.lastChange = performance.now();
    }
  }

  /** Time since the last active request. */
  idleMs(): number {
    return this.open.size > 0 ? 0 : performance.now() - this.lastChange;
  }

  total(): Traffic {
    const all = [...this.seen.values()];
    const now = all.filter(({prefetch}) => !prefetch);
    const sum = (requests: Request[]) =>
      requests.reduce((bytes, request) => bytes + request.bytes, 0);
    const ofKind = (wanted: Kind) =>
      sum(now.filter(({kind}) => kind === wanted));
    return {
      requests: now.length,
      bytes: sum(now),
      scriptBytes: ofKind('script'),
      styleBytes: ofKind('style'),
      htmlBytes: ofKind('html'),
      prefetchedBytes: sum(all.filter(({prefetch}) => prefetch)),
    };
  }
}
