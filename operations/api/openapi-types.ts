/** The parts of OpenAPI 3.1 that the document of the API is made of. */
import type { JsonSchema } from './api-schemas.ts';

export type Ref = { $ref: string };

export type Parameter = {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

export type Media = Record<string, { schema: JsonSchema | Ref }>;

export type Answer = { description: string; headers?: Record<string, Ref>; content?: Media };

export type ApiOperation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly { token: readonly string[] }[];
  parameters: readonly (Parameter | Ref)[];
  requestBody?: {
    required: boolean;
    content: {
      'application/json': { schema: JsonSchema };
      /** Of pictures, which can be sent as files. */
      'multipart/form-data'?: {
        schema: JsonSchema;
        encoding: Record<string, { contentType: string }>;
      };
    };
  };
  responses: Record<string, Answer | Ref>;
};

export type Webhook = {
  summary: string;
  requestBody: { content: { 'application/json': { schema: JsonSchema } } };
  responses: { '2XX': Answer };
};

export type ApiDocument = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string }[];
  paths: Record<string, { get?: ApiOperation; post?: ApiOperation }>;
  /** What the shop posts to those who want to know, by kind of event. */
  webhooks: Record<string, { post: Webhook }>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
  };
};
