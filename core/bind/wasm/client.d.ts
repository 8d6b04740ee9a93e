export declare class TesseraError extends Error {
  code: number;
  data?: unknown;
}

/** The engine in a worker. Methods are those of the protocol. */
export declare class Client {
  static readonly KILLED: number;
  constructor(how?: {
    worker?: URL | string | (() => Worker);
    /** ms until a call that does not come back ends the worker */
    patience?: number;
    notify?: (method: string, params: unknown) => void;
  });
  call(method: string, params?: object): Promise<any>;
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  kill(message?: string): void;
}
export default Client;
