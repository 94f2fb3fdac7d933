import { describe, expect, it } from 'vitest';
import { checkSafety, QueueError, queueAddress } from '../../src/cluster/queue-address.node.js';

describe('The address of a queue', () => {
  it('is a host with a port, a database, a user and TLS', () => {
    expect(queueAddress('redis://127.0.0.1:7000')).toMatchObject({
      host: '127.0.0.1',
      port: 7000,
      database: 0,
      encrypted: false,
      words: 'redis://127.0.0.1:7000',
    });
    expect(queueAddress('rediss://ann@games.example.org/3')).toMatchObject({
      host: 'games.example.org',
      port: 6379,
      database: 3,
      user: 'ann',
      encrypted: true,
      words: 'rediss://games.example.org:6379/3',
    });
    expect(queueAddress('redis://[::1]:7000')).toMatchObject({ host: '::1', words: 'redis://[::1]:7000' });
  });

  it.each([
    '',
    'localhost:6379',
    'http://localhost',
    'redis://',
    'redis:localhost',
    'redis://host/x',
    'redis://host?a=b',
    'redis://host/1/2',
  ])('is refused: %s', (text) => {
    expect(() => queueAddress(text)).toThrow(QueueError);
  });

  it('never holds a password, and no refusal repeats one', () => {
    for (const text of [
      'redis://:secret@localhost',
      'rediss://ann:secret@host:6380/1',
      'http://ann:secret@host',
      'ann:secret@host',
      'redis://ann:secret@host:99999',
    ]) {
      let message = '';
      try {
        queueAddress(text);
      } catch (error) {
        message = String(error);
      }
      expect(message).toMatch(/TARCOMP_QUEUE_PASSWORD|needs an address/);
      expect(message).not.toContain('secret');
    }
  });
});

describe('A queue', () => {
  it.each(['redis://localhost', 'redis://127.0.0.1', 'redis://127.1.2.3:7000', 'redis://[::1]'])(
    'on this machine needs neither TLS nor a password: %s',
    (text) => {
      expect(() => checkSafety(queueAddress(text), undefined)).not.toThrow();
    },
  );

  it.each([
    [
      'redis://games.example.org',
      undefined,
      /without TLS \(rediss:\/\/\) and a password \(in the environment/,
    ],
    ['redis://10.0.0.7', 'secret', /without TLS \(rediss:\/\/\);/],
    ['rediss://10.0.0.7', undefined, /without a password/],
    ['redis://localhost.example.org', undefined, /--insecure-queue/],
    ['redis://127.0.0.1.example.org', undefined, /--insecure-queue/],
    ['redis://0.0.0.0', undefined, /--insecure-queue/],
  ])('elsewhere needs both: %s', (text, password, words) => {
    expect(() => checkSafety(queueAddress(text), password)).toThrow(words);
    expect(() => checkSafety(queueAddress(text), password)).not.toThrow('secret');
  });

  it('elsewhere is fine with both', () => {
    expect(() => checkSafety(queueAddress('rediss://games.example.org'), 'secret')).not.toThrow();
  });
});
