import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareWithPublished, publishedMoments } from '@tablee/domain/tournaments/golden/published-figures'
import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/tournament'
import { playRecording } from './replay/play-recording.ts'
import { readRecording } from './replay/read-recording.ts'
import { ReplayError, ServerClient } from './replay/server-client.ts'

const USAGE = `Usage: npm run replay -- FILE [--url http://127.0.0.1:3000] [--watch]

Plays a recorded tournament through a running server as its clients would, and compares
the final ranking with the published one. --watch slows it down for a browser to follow.`

/** Pauses of --watch, before each act and after each round. */
const WATCH = { actMs: 250, roundMs: 4000 }
const DISAGREEMENTS_SHOWN = 20

try {
  process.exitCode = await replay(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ReplayError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function replay(args: readonly string[]): Promise<number> {
  const { file, url, watch } = readArguments(args)
  const recording = readRecording(readText(file))
  if (recording.players.length > QUICK_PLAYER_COUNT.max) {
    throw new ReplayError(
      `${recording.id} has ${recording.players.length} players. A quick tournament takes ${QUICK_PLAYER_COUNT.max} at most; larger ones need an advanced tournament, which the server does not offer yet.`,
    )
  }
  const client = new ServerClient({ url, delayMs: watch ? WATCH.actMs : 0 })
  const betweenRoundsMs = watch ? WATCH.roundMs : 0
  const rankings = new Map<number, ReadonlyMap<string, Standing>>()
  // Rows taken before the last rounds are final rankings of a tournament that stops there.
  for (const throughRound of publishedMoments(recording)) {
    const tell = (line: string) => console.log(line)
    const options = { client, url, throughRound, betweenRoundsMs, tell }
    rankings.set(throughRound, await playRecording(recording, options))
  }
  return report(recording, rankings)
}

function report(recording: RecordedTournament, rankings: ReadonlyMap<number, ReadonlyMap<string, Standing>>): number {
  const nobody: ReadonlyMap<string, Standing> = new Map()
  const agreement = compareWithPublished(recording, (round) => rankings.get(round) ?? nobody)
  for (const line of agreement.disagreements.slice(0, DISAGREEMENTS_SHOWN)) console.log(line)
  console.log(`${agreement.figures} figures and the order of ${agreement.neighbours} neighbours compared`)
  const rows = recording.standings.length
  console.log(`agreed ${agreement.agreeing.size} of ${rows} rows`)
  return agreement.agreeing.size === rows && rows > 0 ? 0 : 1
}

function readArguments(args: readonly string[]) {
  try {
    const options = { url: { type: 'string', default: 'http://127.0.0.1:3000' }, watch: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new ReplayError(USAGE)
    if (!/^https?:\/\/[^/]/.test(values.url)) throw new ReplayError(`${values.url} is no http address of a server.`)
    return { file, url: values.url, watch: values.watch === true }
  } catch (error) {
    if (error instanceof ReplayError) throw error
    throw new ReplayError(`${error instanceof Error ? error.message : 'Unreadable arguments'}\n\n${USAGE}`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ReplayError(`The file ${file} cannot be read.`)
  }
}
