/** The parts of OpenAPI 3.1 that the description uses. */
export type Ref = {$ref: string};

export type Schema = {
  $ref?: string;
  /** Names a type whose values the page lists elsewhere. */
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly (string | null)[];
  const?: string | boolean;
  default?: unknown;
  examples?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  discriminator?: {propertyName: string; mapping: Record<string, string>};
  contentSchema?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example: unknown;
};

type MediaType = {
  schema: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, {summary: string; value: unknown}>>;
};

export type Response = {
  description: string;
  headers?: Readonly<Record<string, Ref>>;
  content?: Readonly<Record<string, MediaType>>;
};

type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly {apiKey?: readonly string[]}[];
  parameters?: readonly (Ref | Parameter)[];
  requestBody?: {
    description: string;
    required: boolean;
    content: Readonly<Record<string, MediaType>>;
  };
  responses: Readonly<Record<string, Ref | Response>>;
  /** Its rate limit's name, if it isn't `other`. */
  'x-rate-limit-policy'?: 'answers';
};

export const METHODS = ['get', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

export type Api = {
  openapi: string;
  servers: readonly {url: string}[];
  externalDocs: {url: string};
  tags: readonly {name: string; description: string}[];
  paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>;
  webhooks: {
    event: {post: Pick<Operation, 'requestBody'>};
  };
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Response>>;
    headers: Readonly<
      Record<string, {description: string; example: unknown; schema: Schema}>
    >;
  };
};

/** An operation with its method and path. */
export type Call = {
  method: Method;
  path: string;
  operation: Operation;
};
