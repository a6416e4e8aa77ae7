import { seededRandom } from '@tablee/domain/seeded-random'

/** A request none of our clients would send. */
export type MalformedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export type Route = { readonly method: string; readonly path: string }

/** Real values of the server: wrong requests get furthest when mostly right. */
export type Real = {
  readonly texts: readonly string[]
  readonly cookies: readonly string[]
  /** Of shops. */
  readonly tokens?: readonly string[]
}

const MEMBERS = [
  ...[
    'name',
    'playerCount',
    'organizerId',
    'code',
    'playerName',
    'playerId',
    'tournamentId',
    'matchId',
    'score',
    'game',
  ],
  ...[
    'newPlayerName',
    'roundNumber',
    'pairings',
    'actId',
    'rules',
    'playerKey',
    'secret',
    'oneTimeCode',
    'contest',
    'type',
  ],
  ...['body', 'async', 'path', 'method', 'headers', 'scheduledAt', 'data', 'documentId', 'permissions', 'maxPlayers'],
  ...[
    'email',
    'password',
    'oldPassword',
    'userId',
    'url',
    'prefs',
    'format',
    'tournamentDate',
    'endDate',
    'description',
  ],
  ...['decklist', 'urlOfDecklist', 'score1', 'score2', 'draws', 'roundId', 'status', 'dropped', 'players', 'firstName'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', ''],
]
const METHODS = [
  'equal',
  'search',
  'or',
  'and',
  'limit',
  'offset',
  'select',
  'between',
  'contains',
  'cursorAfter',
  'orderAsc',
]
const ATTRIBUTES = [
  'name',
  'code',
  'players',
  'playerCount',
  '$createdAt',
  '$id',
  'isStarted',
  '__proto__',
  'status',
  '',
]
/** Parsed as infinity, as nothing, or as something else. */
const NUMBERS = ['1e400', '-1e400', '1e308', '-0', '9007199254740993', '0.1', '1e-400', '2147483648', '-1', '257', '1']
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\\ud800',
  '\\udfff\\ud800',
  '\u202e',
  'ﷺ'.repeat(40),
  '%00',
  '../../etc',
  "' or 1=1--",
  '2-0',
  '{}',
]
const BROKEN = [Buffer.from([0xff, 0xfe, 0x7b]), Buffer.from([0x22, 0xc3, 0x28, 0x22]), Buffer.from([0xed, 0xa0, 0x80])]

export type Malformer = { readonly request: () => MalformedRequest; readonly json: (depth?: number) => string }

/** The same seed gives the same requests, so that a bug can be reproduced. */
export function createMalformer(
  seed: string,
  { texts, cookies, tokens = [] }: Real,
  routes: readonly Route[],
): Malformer {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => items[below(items.length)] ?? fallback
  const chance = (share: number) => random() < share

  function text(): string {
    if (chance(0.5)) return JSON.stringify(pick(texts, ''))
    if (chance(0.02)) return JSON.stringify('x'.repeat(100_000))
    return `"${pick(TEXTS, '').replaceAll('"', '')}"`
  }

  /** JSON as text, since values cannot express duplicate members or numbers out of range. */
  function json(depth = 0): string {
    const kind = below(depth > 3 ? 6 : 9)
    if (kind < 2) return text()
    if (kind === 2) return pick(NUMBERS, '0')
    if (kind === 3) return pick(['true', 'false', 'null'], 'null')
    if (kind === 4) return JSON.stringify(object(depth + 2))
    if (kind === 5) return chance(0.03) ? '['.repeat(4000) + ']'.repeat(4000) : '[]'
    if (kind === 6) return `[${Array.from({ length: below(4) }, () => json(depth + 1)).join(',')}]`
    return object(depth)
  }

  function object(depth = 0): string {
    const names = Array.from({ length: below(7) }, () => pick(MEMBERS, ''))
    if (names[0] !== undefined && chance(0.2)) names.push(names[0])
    return `{${names.map((name) => `${JSON.stringify(name)}:${json(depth + 1)}`).join(',')}}`
  }

  function payload(): string | Buffer {
    if (chance(0.05)) return pick(BROKEN, Buffer.alloc(0))
    if (chance(0.05)) return object().slice(0, -1)
    if (chance(0.1)) return json()
    if (chance(0.4)) return `{"body":${JSON.stringify(object())},"data":${object()},"documentId":${text()}}`
    return object()
  }

  function query(): string {
    const parts = Array.from({ length: below(4) }, () => {
      if (chance(0.5)) {
        const values = Array.from({ length: below(4) }, () => json(2)).join(',')
        const asked = `{"method":"${pick(METHODS, '')}","attribute":"${pick(ATTRIBUTES, '')}","values":[${values}]}`
        return `queries[${pick(['', '0', '1', '99999999999999999999', '-1'], '')}]=${encodeURIComponent(asked)}`
      }
      return pick(
        [
          'queries=%ff%fe',
          'total=maybe',
          'search=%00',
          'project=x&project=y',
          '__proto__[x]=1',
          '%',
          '&&=',
          'a[b][c]=1',
        ],
        '',
      )
    })
    if (chance(0.02)) parts.push(`search=${'y'.repeat(12_000)}`)
    return parts.length === 0 ? '' : `?${parts.join('&')}`
  }

  function headers(): Record<string, string> {
    const base: Record<string, string> = {
      'x-appwrite-project': chance(0.95) ? 'tablee' : pick(TEXTS, '').slice(0, 1).replace(/\W/g, ''),
    }
    if (chance(0.5)) base.cookie = pick(cookies, '')
    if (chance(0.1)) base['content-type'] = pick(['text/plain', 'application/xml', 'x', 'multipart/form-data'], 'x')
    if (chance(0.05))
      base['x-fallback-cookies'] = pick(['{', '[]', '{"a_session_tablee":7}', '7', '['.repeat(2000)], '{')
    if (chance(0.05)) base['x-appwrite-jwt'] = pick(['a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', 'x'], 'x')
    if (chance(0.1)) {
      const shown = [...tokens, ...tokens, 'tbl_', 'tbl_ x', `tbl_${'x'.repeat(9000)}`, 'tbl_\u00e9', '__proto__']
      base.authorization = `${pick(['Bearer', 'bearer', 'Basic'], 'Bearer')} ${pick(shown, '')}`
    }
    if (chance(0.05)) base['accept-language'] = pick([';q=', 'fr;q=x,'.repeat(200), '*', '-'], '*')
    if (chance(0.05)) base['if-none-match'] = pick(['*', '"', ',,,', 'W/'], '*')
    if (chance(0.05)) base.origin = pick(['null', 'http://localhost:3000', 'x', 'http://['], 'x')
    if (chance(0.02)) base['content-encoding'] = 'gzip'
    return base
  }

  function request(): MalformedRequest {
    const { method, path } = pick(routes, { method: 'GET', path: '/v1/ping' })
    const filled = path.replace(/\{\w+\}/g, () =>
      chance(0.7)
        ? encodeURIComponent(pick(texts, ''))
        : pick(['%00', '%ff', '..', '%2e%2e', 'x'.repeat(300), '__proto__', ' '], ''),
    )
    const asked = {
      method: chance(0.95) ? method : pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'], 'GET'),
      url: filled.replaceAll(' ', '%20') + query(),
      headers: headers(),
    }
    return asked.method === 'GET' || asked.method === 'HEAD' ? asked : { ...asked, payload: payload() }
  }

  return { request, json }
}
