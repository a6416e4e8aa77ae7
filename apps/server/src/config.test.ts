import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { operate } from './operator.ts'

test('without any setting the server is ready for a venue', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    isPublicUrlSet: false,
    dataFolder: 'data',
    databaseUrl: null,
    busUrl: null,
    isRateLimited: true,
    allowedOrigins: [],
    movedFrom: [],
    trustProxy: false,
    mail: { kind: 'folder', folder: resolve('data', 'outbox') },
    mailFrom: 'Tablée <no-reply@localhost>',
    features: [],
    deckSiteUrl: 'https://api2.moxfield.com',
    deckSiteUserAgent: 'Tablee/0.1.0 (+http://localhost:3000)',
    isCrossSite: false,
    logLevel: 'warn',
    isAccessLogged: false,
    metrics: { port: null, host: '127.0.0.1', token: null },
  })
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://tournois.example/',
    DATA_DIR: '/srv/tablee',
    DATABASE_URL: 'postgres://ana:secret@db/tablee',
    BUS_URL: 'valkey://:secret@bus:6379',
    RATE_LIMITS: 'off',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    MOVED_FROM: 'https://old.example/',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://ana:secret@mail.example:587',
    MAIL_FROM: 'Tournois <bonjour@tournois.example>',
    CROSS_SITE_COOKIES: 'on',
    SUPPORT_EMAIL: 'aide@tournois.example',
    FEATURES: 'plans-page, plans-nav,plans-link',
    DECK_SITE_URL: 'https://decks.example',
    DECK_SITE_USER_AGENT: 'Tournois (aide@tournois.example)',
    PUSH_HOSTS: 'push.example, *.push.example:8443',
    WEBHOOK_INTERNAL_HOSTS: 'hooks.internal, 10.0.0.5:8443',
    LOG_LEVEL: 'info',
    ACCESS_LOG: '1',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    METRICS_TOKEN: 'a-token-of-ours-123',
    TABLEE_COMMIT: '4f2a9c1d20aa77bb',
    PURGE: 'off',
    BACKUP: 'daily',
    BACKUP_DIR: '/safe',
    WEB_DIR: '/srv/tablee-web',
  })
  expect(config).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'https://tournois.example',
    isPublicUrlSet: true,
    dataFolder: '/srv/tablee',
    databaseUrl: 'postgres://ana:secret@db/tablee',
    busUrl: 'redis://:secret@bus:6379',
    isRateLimited: false,
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    movedFrom: ['https://old.example'],
    trustProxy: 1,
    mail: { kind: 'server', url: 'smtp://ana:secret@mail.example:587' },
    mailFrom: 'Tournois <bonjour@tournois.example>',
    pushHosts: ['push.example', '*.push.example:8443'],
    hookInternalHosts: ['hooks.internal', '10.0.0.5:8443'],
    isCrossSite: true,
    supportEmail: 'aide@tournois.example',
    features: ['plans-page', 'plans-nav', 'plans-link'],
    deckSiteUrl: 'https://decks.example',
    deckSiteUserAgent: 'Tournois (aide@tournois.example)',
    logLevel: 'info',
    isAccessLogged: true,
    metrics: { port: 9464, host: '0.0.0.0', token: 'a-token-of-ours-123' },
    build: { version: '0.1.0', commit: '4f2a9c1d20aa' },
    isPurged: false,
    webFolder: '/srv/tablee-web',
    isBackedUp: true,
    backupFolder: '/safe',
  })
})

test('AUTH-9 mails go to a server, into a folder beside the data, or nowhere', () => {
  expect(readConfig({ DATA_DIR: '/srv/tablee' }).mail).toEqual({ kind: 'folder', folder: '/srv/tablee/outbox' })
  expect(readConfig({ SMTP_URL: 'smtps://mail.example' }).mail).toEqual({ kind: 'server', url: 'smtps://mail.example' })
  for (const off of ['off', ' OFF ']) expect(readConfig({ SMTP_URL: off }).mail).toEqual({ kind: 'none' })
})

test.each([
  ['PORT', 'three thousand'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'tournois.example'],
  ['PUBLIC_URL', 'https://tournois.example/app'],
  ['DATABASE_URL', 'mysql://ana:hidden@db/tablee'],
  ['RATE_LIMITS', 'perhaps'],
  ['SUPPORT_EMAIL', 'not an address'],
  ['ALLOWED_ORIGINS', '*'],
  ['MOVED_FROM', 'https://old.example/path'],
  ['MOVED_FROM', 'https://old.example'],
  ['FEATURES', 'plans-page,teleport'],
  ['TRUST_PROXY', 'cloud'],
  ['SMTP_URL', 'imap://ana:hidden@mail.example'],
  ['MAIL_FROM', 'the server'],
  ['CROSS_SITE_COOKIES', 'perhaps'],
  ['DECK_SITE_URL', 'https://decks.example/v3'],
  ['PUSH_HOSTS', 'https://push.example'],
  ['WEBHOOK_INTERNAL_HOSTS', 'https://hooks.internal'],
  ['DECK_SITE_USER_AGENT', 'a\nb'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
  expect(read).not.toThrow('hidden')
})

test('wire 10 TRUST_PROXY=on trusts one proxy', () => {
  expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(1)
})

test('OPS-22 the version is a command, and a commit is one', async () => {
  const environment = { TABLEE_COMMIT: '4f2a9c1d20aa77bb' }
  expect(await operate(['--version'], environment)).toEqual({ code: 0, text: 'Tablée 0.1.0 (4f2a9c1d20aa)\n' })
  expect(() => readConfig({ TABLEE_COMMIT: 'main' })).toThrow(/^TABLEE_COMMIT must be/)
})
