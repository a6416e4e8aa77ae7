import { join, resolve } from 'node:path'
import { FEATURES, type Feature } from '@tablee/contract/product-info'
import * as z from 'zod/mini'
import { type Build, VERSION } from './build.ts'

/** Read from the environment once, at start. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** False when that address is a guess. */
  readonly isPublicUrlSet: boolean
  readonly dataFolder: string
  readonly databaseUrl: string | null
  /** Message bus shared by processes on the same database; null for a single process. */
  readonly busUrl: string | null
  readonly isRateLimited: boolean
  readonly allowedOrigins: readonly string[]
  /** Former addresses of the server; the web app moves over what browsers stored for them. */
  readonly movedFrom: readonly string[]
  readonly trustProxy: false | number | string
  readonly mail: MailWay
  readonly mailFrom: string
  /** Contact address for questions, such as asking for organizer access. */
  readonly supportEmail: string | null
  readonly features: readonly Feature[]
  /** Without a trailing slash; and the user agent sent there. */
  readonly deckSiteUrl: string
  readonly deckSiteUserAgent: string
  /** Push services allowed for calling players: host names, or `*.` and a suffix. Empty: no calls. */
  readonly pushHosts: readonly string[]
  /** Hosts inside a network that shops' webhooks may go to, each with a port or any. */
  readonly hookInternalHosts: readonly string[]
  /** On another site than the server, so cross-site requests must carry the cookie. */
  readonly isCrossSite: boolean
  readonly logLevel: string
  readonly isAccessLogged: boolean
  readonly metrics: MetricsWay
  readonly isBackedUp: boolean
  readonly backupFolder: string
  readonly build: Build
  /** Data past its retention is deleted once a day. */
  readonly isPurged: boolean
  /** The built web app. */
  readonly webFolder: string
}

/** On a port of their own or behind a token; nowhere when both are null. */
export type MetricsWay = { readonly port: number | null; readonly host: string; readonly token: string | null }

/** By a mail server, into files in a folder, or not at all. */
export type MailWay =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'none' }

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export function readConfig(environment: Environment): Config {
  const read = (name: string, initial: string) => environment[name]?.trim() || initial
  const port = readPort('PORT', read('PORT', '3000'))
  const host = read('HOST', '0.0.0.0')
  const publicUrl = readOrigin('PUBLIC_URL', read('PUBLIC_URL', `http://localhost:${port}`))
  const dataFolder = read('DATA_DIR', 'data')
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL', ''))
  return {
    port,
    host,
    publicUrl,
    isPublicUrlSet: read('PUBLIC_URL', '') !== '',
    dataFolder,
    databaseUrl,
    busUrl: readBusUrl(read('BUS_URL', ''), databaseUrl),
    isRateLimited: readSwitch('RATE_LIMITS', read('RATE_LIMITS', 'on')),
    allowedOrigins: readList(read('ALLOWED_ORIGINS', '')).map((origin) => readOrigin('ALLOWED_ORIGINS', origin)),
    movedFrom: readMovedFrom(read('MOVED_FROM', ''), read('PUBLIC_URL', '') === '' ? null : publicUrl),
    trustProxy: readTrustProxy(read('TRUST_PROXY', 'off')),
    mail: readMailWay(read('SMTP_URL', ''), dataFolder),
    mailFrom: readSender(read('MAIL_FROM', `Tablée <no-reply@${new URL(publicUrl).hostname}>`)),
    supportEmail: readSupportEmail(read('SUPPORT_EMAIL', '')),
    features: readList(read('FEATURES', '')).map(readFeature),
    deckSiteUrl: readOrigin('DECK_SITE_URL', read('DECK_SITE_URL', 'https://api2.moxfield.com')),
    deckSiteUserAgent: readUserAgent(read('DECK_SITE_USER_AGENT', `Tablee/${VERSION} (+${publicUrl})`)),
    pushHosts: readPushHosts(read('PUSH_HOSTS', PUSH_HOSTS)),
    hookInternalHosts: readList(read('WEBHOOK_INTERNAL_HOSTS', '')).map(readInternalHost),
    isCrossSite: readSwitch('CROSS_SITE_COOKIES', read('CROSS_SITE_COOKIES', 'off')),
    logLevel: readLogLevel(read('LOG_LEVEL', 'warn')),
    isAccessLogged: readSwitch('ACCESS_LOG', read('ACCESS_LOG', 'off')),
    metrics: {
      port: readMetricsPort(read('METRICS_PORT', ''), port),
      host: read('METRICS_HOST', '127.0.0.1'),
      token: readMetricsToken(read('METRICS_TOKEN', '')),
    },
    isBackedUp: readDaily('BACKUP', read('BACKUP', 'off')),
    backupFolder: read('BACKUP_DIR', join(dataFolder, 'backups')),
    build: { version: VERSION, commit: readCommit(read('TABLEE_COMMIT', 'unknown')) },
    isPurged: readSwitch('PURGE', read('PURGE', 'on')),
    webFolder: resolve(read('WEB_DIR', WEB_FOLDER)),
  }
}

function readCommit(value: string): string {
  if (value === 'unknown') return value
  if (/^[0-9a-f]{7,40}$/.test(value)) return value.slice(0, 12)
  throw new ConfigError(`TABLEE_COMMIT must be 7 to 40 digits of a commit, not "${value}".`)
}

const WEB_FOLDER = join(import.meta.dirname, '..', '..', 'web', 'dist')

function readList(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The services of Chrome, Firefox, Safari and Edge. */
const PUSH_HOSTS = 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com'

function readPushHosts(value: string): readonly string[] {
  if (/^off$/i.test(value)) return []
  return readList(value).map((host) => {
    if (/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host)) return host
    throw new ConfigError(
      `PUSH_HOSTS must be hosts of push services such as fcm.googleapis.com or *.push.apple.com, separated by commas, or "off", not "${host}".`,
    )
  })
}

function readInternalHost(host: string): string {
  if (/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/.test(host)) return host
  throw new ConfigError(
    `WEBHOOK_INTERNAL_HOSTS must be hosts such as hooks.internal or 10.0.0.5:8443, separated by commas, not "${host}".`,
  )
}

function readFeature(value: string): Feature {
  const feature = FEATURES.find((each) => each === value)
  if (feature) return feature
  throw new ConfigError(`FEATURES must be some of ${FEATURES.join(', ')}, separated by commas, not "${value}".`)
}

function readPort(name: string, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new ConfigError(`${name} must be a number from 0 to 65535, not "${value}".`)
}

function readMetricsPort(value: string, served: number): number | null {
  if (value === '') return null
  const port = readPort('METRICS_PORT', value)
  if (port !== 0 && port === served) throw new ConfigError('METRICS_PORT must be another port than PORT.')
  return port
}

/** The value is never repeated in a message: it is a secret. */
function readMetricsToken(value: string): string | null {
  if (value === '') return null
  if (/^[\x21-\x7e]{16,200}$/.test(value)) return value
  throw new ConfigError('METRICS_TOKEN must be 16 to 200 plain characters without spaces.')
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new ConfigError(`${name} must be an address such as https://tournois.example, without a path, not "${value}".`)
}

function readMovedFrom(value: string, publicUrl: string | null): readonly string[] {
  const origins = readList(value).map((origin) => readOrigin('MOVED_FROM', origin))
  if (origins.length > 0 && (publicUrl === null || origins.includes(publicUrl)))
    throw new ConfigError('MOVED_FROM is for addresses left for the one of PUBLIC_URL: set that to the new one.')
  return origins
}

/** Values are never repeated in messages: they may hold a password. */
function readDatabaseUrl(value: string): string | null {
  if (value === '') return null
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value
  throw new ConfigError('DATABASE_URL must be an address of PostgreSQL such as postgres://user:password@host/name.')
}

function readBusUrl(value: string, databaseUrl: string | null): string | null {
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^(redis|valkey)s?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError('BUS_URL must be an address of Redis or Valkey such as redis://user:password@host:6379.')
  if (databaseUrl === null)
    throw new ConfigError('BUS_URL is for several processes on PostgreSQL: set DATABASE_URL too, or leave it out.')
  return value.replace(/^valkey/, 'redis')
}

function readMailWay(value: string, dataFolder: string): MailWay {
  if (value === '') return { kind: 'folder', folder: resolve(dataFolder, 'outbox') }
  if (/^off$/i.test(value)) return { kind: 'none' }
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return { kind: 'server', url: value }
  throw new ConfigError(
    'SMTP_URL must be an address of a mail server such as smtp://user:password@mail.example:587, or "off".',
  )
}

function readSupportEmail(value: string): string | null {
  if (value === '') return null
  if (/^[^\s<>@?&]+@[^\s<>@?&]+$/.test(value)) return value
  throw new ConfigError(`SUPPORT_EMAIL must be an address such as aide@tournois.example, not "${value}".`)
}

/** `Name <address>`, or just an address. */
function readSender(value: string): string {
  const address = /^[^<>\p{Cc}]*<([^<>\s]+)>$/u.exec(value)?.[1] ?? value
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(address)) return value
  throw new ConfigError(`MAIL_FROM must be a sender such as "Tablée <no-reply@tournois.example>", not "${value}".`)
}

function readUserAgent(value: string): string {
  if (/^[\x20-\x7e]{1,200}$/.test(value)) return value
  throw new ConfigError(
    'DECK_SITE_USER_AGENT must be up to 200 plain characters, such as "Tablee (aide@tournois.example)".',
  )
}

function readSwitch(name: string, value: string): boolean {
  if (/^(on|true|1)$/i.test(value)) return true
  if (/^(off|false|0)$/i.test(value)) return false
  throw new ConfigError(`${name} must be "on" or "off", not "${value}".`)
}

function readDaily(name: string, value: string): boolean {
  if (/^daily$/i.test(value)) return true
  if (/^off$/i.test(value)) return false
  throw new ConfigError(`${name} must be "daily" or "off", not "${value}".`)
}

/** `off`, `on`, a number of proxies, or their addresses. `on` is one proxy, so that only the last entry of the header is trusted. */
function readTrustProxy(value: string): false | number | string {
  if (/^(on|true)$/i.test(value)) return 1
  if (/^(off|false|0)$/i.test(value)) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  if (/^[\d.:a-f/, ]+$/i.test(value)) return value
  throw new ConfigError(`TRUST_PROXY must be "on", "off", a number of proxies or their addresses, not "${value}".`)
}

function readLogLevel(value: string): string {
  const parsed = z.safeParse(z.enum(LOG_LEVELS), value)
  if (parsed.success) return parsed.data
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`)
}
