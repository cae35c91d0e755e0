import type {ContentfulStatusCode} from 'hono/utils/http-status';

/** An error in Algolia's format, with a message for the caller. */
export class RequestError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}

export type ErrorBody = {message: string; status: number};

export function errorBody(status: number, message: string): ErrorBody {
  return {message, status};
}
