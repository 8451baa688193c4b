// What shared tables are measured against: every message goes to all at the same address, its sender too, and is kept
// nowhere. Says where it is on a line of its own.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const rooms = new Map();
server.on('connection', (socket, { url }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    for (const one of room) one.send(data, { binary: false });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}`));
