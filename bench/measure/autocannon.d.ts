/** The types of autocannon as far as the benchmarks use it; it comes without types. */
declare module 'autocannon' {
  export type LoadRequest = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: LoadRequest, context: Record<string, unknown>) => LoadRequest;
  };

  type Options = {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    requests?: LoadRequest[];
  };

  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** In seconds. */
    duration: number;
    /** In milliseconds. */
    latency: { p50: number; p99: number };
  };

  export default function autocannon(options: Options): Promise<Result>;
}
