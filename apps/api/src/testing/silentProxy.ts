import { connect, createServer, type Socket } from 'node:net';

/** Stands in front of a server and can vanish without a word, as a machine does that loses its power or network. */
export interface SilentProxy {
  port: number;
  /** From now on nothing is passed on, and no connection is ended. */
  vanish: () => void;
  /** Ends what was open, as the machine does that comes back, and passes on again. */
  comeBack: () => void;
  stop: () => Promise<void>;
}

/** @param url of the server: the port is read from it. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isGone = false;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    hold(client);
    if (isGone) return;
    const upstream = connect(Number(port), hostname);
    hold(upstream);
    client.on('data', (bytes) => void (isGone || upstream.write(bytes)));
    upstream.on('data', (bytes) => void (isGone || client.write(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    vanish: () => {
      isGone = true;
    },
    comeBack: () => {
      isGone = false;
      endAll();
    },
    stop: async () => {
      endAll();
      await new Promise((done) => server.close(done));
    },
  };
}
