import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareWithPublished, publishedMoments } from '@tablee/domain/tournaments/golden/published-figures'
import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { advancedEvent } from './replay/advanced-event.ts'
import { newOrganizer, signIn } from './replay/organizer-account.ts'
import { playRecording } from './replay/play-recording.ts'
import { quickEvent } from './replay/quick-event.ts'
import { readRecording } from './replay/read-recording.ts'
import { ReplayError, ServerClient } from './replay/server-client.ts'

const USAGE = `Usage: npm run replay -- FILE [--url http://127.0.0.1:3000] [--watch] [--advanced] [--organizer EMAIL]

Plays a recorded tournament through a running server as its clients would, and compares
the final ranking with the published one. --watch slows it down for a browser to follow.
More than ${QUICK_PLAYER_COUNT.max} players, or --advanced, make it an advanced tournament. For that, an account is created
and labelled in DATA_DIR or DATABASE_URL, which must be those of the server; or
--organizer names one that has the label, with its password in ORGANIZER_PASSWORD.`

const OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  watch: { type: 'boolean', default: false },
  advanced: { type: 'boolean', default: false },
  organizer: { type: 'string' },
} as const

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
  const { file, url, watch, advanced, organizer } = readArguments(args)
  const recording = readRecording(readText(file))
  const client = new ServerClient({ url, delayMs: watch ? WATCH.actMs : 0 })
  const isAdvanced = advanced || recording.players.length > QUICK_PLAYER_COUNT.max
  const accountId = isAdvanced ? await signIn(client, organizer ?? (await newOrganizer(client, process.env))) : null
  const rankings = new Map<number, ReadonlyMap<string, Standing>>()
  // Rows taken before the last rounds are the final ranking of a tournament that stops there.
  for (const throughRound of publishedMoments(recording)) {
    const event = accountId === null ? quickEvent(client, recording) : advancedEvent(client, recording, accountId)
    const tell = (line: string) => console.log(line)
    const options = { client, event, throughRound, betweenRoundsMs: watch ? WATCH.roundMs : 0, tell }
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
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new ReplayError(USAGE)
    if (!/^https?:\/\/[^/]/.test(values.url)) throw new ReplayError(`${values.url} is no http address of a server.`)
    const password = process.env.ORGANIZER_PASSWORD ?? ''
    return { ...values, file, organizer: values.organizer === undefined ? null : { email: values.organizer, password } }
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
