import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { fetchDraws, fetchTournament, NO_DRAWS } from './pair/fetch-tournament.ts'
import { readFields } from './pair/read-fields.ts'
import { isTournamentFile, readTournament } from './pair/read-tournament.ts'
import { reportRound } from './pair/report-round.ts'
import { withSeals } from './pair/with-seals.ts'

// Pairs one or several Swiss rounds and prints each as a line of JSON; or re-pairs a tournament's round from its published seed and
// compares it table by table.

const USAGE = `Usage: npm run --silent pair -- FILE [--seed TEXT]
       npm run --silent pair -- TOURNAMENT.json [--round N]
       npm run --silent pair -- --url http://127.0.0.1:3000 --code QFHK9X [--round N]
       npm run --silent pair -- --url http://127.0.0.1:3000/tournament/QFHK9X [--round N]`
const DEFAULT_SEED = 'tablee'
const OPTIONS = {
  seed: { type: 'string', default: DEFAULT_SEED },
  url: { type: 'string' },
  code: { type: 'string' },
  round: { type: 'string' },
} as const

class UsageError extends Error {}

type Wish =
  | { readonly kind: 'file'; readonly file: string; readonly seed: string; readonly round: number | null }
  | { readonly kind: 'server'; readonly server: string; readonly code: string; readonly round: number | null }

function readArguments(): Wish {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true })
    const round = values.round === undefined ? null : Number(values.round)
    if (round !== null && !(Number.isSafeInteger(round) && round > 0)) throw new UsageError('A round is 1 or more.')
    const [file, ...others] = positionals
    if (values.url !== undefined && file === undefined) return { ...readAddress(values.url, values.code), round }
    if (file !== undefined && others.length === 0 && values.url === undefined && values.code === undefined) {
      return { kind: 'file', file, seed: values.seed, round }
    }
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n${USAGE}`)
  }
  throw new UsageError(`One file is needed, or the address of a server and a code.\n${USAGE}`)
}

/** The code may come inside the tournament page's address. */
function readAddress(url: string, typed: string | undefined): { kind: 'server'; server: string; code: string } {
  const address = URL.parse(url)
  if (!address || !/^https?:$/.test(address.protocol)) throw new UsageError(`${url} is no http address of a server.`)
  const [, inPath] = /^\/tournament\/([^/]+)/.exec(address.pathname) ?? []
  const given = typed ?? inPath ?? ''
  const code = readTournamentCode(given)
  if (code === null) throw new UsageError(`"${given}" is no code of a tournament.`)
  return { kind: 'server', server: address.origin, code }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}.`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function pairFields(text: string, { file, seed }: { readonly file: string; readonly seed: string }): string {
  const pair = (field: readonly PairingPlayer[]) => ({ pairs: pairRound(field, seed) })
  const reading = readFields(text)
  switch (reading.kind) {
    case 'fault':
      throw new UsageError(`${file}: ${reading.sentence}`)
    case 'one':
      return JSON.stringify(pair(reading.field))
    case 'list':
      return JSON.stringify(reading.fields.map(pair))
  }
}

type Check = { readonly wished: number | null; readonly server: string | null }

/** Prints the check of one round, or all; the status tells whether everything matches. */
async function checkTournament(document: unknown, { wished, server }: Check): Promise<void> {
  const reading = readTournament(document)
  if ('fault' in reading) throw new UsageError(reading.fault)
  const { tournament } = reading
  const { code } = tournament
  const { draws } = server === null ? NO_DRAWS : await fetchDraws({ server, code })
  const known = new Set([...tournament.rounds.map(({ number }) => number), ...draws.map(({ round }) => round)])
  const rounds = wished === null ? [...known].toSorted((one, other) => one - other) : [wished]
  if (rounds.length === 0) throw new UsageError('No round has been paired yet.')
  for (const round of rounds) {
    // The server tells a round's state at its draw only for the round asked for.
    const asked = server === null ? NO_DRAWS : await fetchDraws({ server, code, round })
    const ofRound = asked.draws.filter((draw) => draw.round === round)
    const report = reportRound(tournament, round, withSeals(ofRound, asked.envelopes))
    if (report === null) throw new UsageError(`Round ${round} has not been paired.`)
    process.stdout.write(`${report.lines.join('\n')}\n`)
    if (!report.isSame) process.exitCode = 1
  }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function run(wish: Wish): Promise<void> {
  if (wish.kind === 'server') {
    const fetched = await fetchTournament(wish.server, wish.code)
    if ('fault' in fetched) throw new UsageError(fetched.fault)
    return checkTournament(fetched.document, { wished: wish.round, server: wish.server })
  }
  const text = readText(wish.file)
  const value = parsedOrNull(text)
  if (isTournamentFile(value)) return checkTournament(value, { wished: wish.round, server: null })
  process.stdout.write(`${pairFields(text, wish)}\n`)
}

try {
  await run(readArguments())
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
