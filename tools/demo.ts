import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureReadyToServe } from '../scripts/ready-to-serve.mjs'
import { addressInNetwork, portOrFree } from './demo/addresses.ts'
import { LivingEvening } from './demo/living-evening.ts'
import { demoPeople } from './demo/people.ts'
import { announceFriday, eventInCut, playedEvent, type Shop } from './demo/shop-events.ts'
import { newOrganizer, signIn } from './replay/organizer-account.ts'
import { newSecret, ReplayError, ServerClient } from './replay/server-client.ts'
import { type SpawnedServer, spawnServerAt } from './spawn-server.ts'

const USAGE = `Usage: npm run demo -- [--port 3030] [--pace SECONDS] [--seed TEXT]

A server with a living evening to look at, in a folder of its own that goes with it: nothing of yours is read or
written. Somebody acts every few seconds (--pace, 4) until Ctrl-C. Names and results follow --seed; codes and pairings
are drawn by the server, as always. Where the port is taken another one is found.
`

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT ?? '3030' },
  pace: { type: 'string', default: '4' },
  seed: { type: 'string', default: 'tablee' },
  help: { type: 'boolean', default: false },
} as const

const PLAYERS = { living: 40, friday: 24, played: 24, cut: 32 }
const FREE_SEATS = 8
/** The state of the evening when first shown. */
const SHOWN = { round: 3, results: 7 }
/** A real server's settings on this machine do not count. */
const UNTOUCHED = {
  ...{ DATABASE_URL: '', BUS_URL: '', SMTP_URL: '', MAIL_FROM: '', TRUST_PROXY: '', FEATURES: '', ALLOWED_ORIGINS: '' },
  ...{ CROSS_SITE_COOKIES: '', PUSH_HOSTS: 'off', METRICS_PORT: '', METRICS_TOKEN: '' },
}
const SHOP_NAME = 'Boutique du Vieux Grimoire'

type Words = { readonly port: number; readonly paceMs: number; readonly seed: string }

const words = readWords()
if (words === null) {
  process.stderr.write(USAGE)
  process.exit(2)
}
await demonstrate(words)

function readWords(): Words | null {
  try {
    const { port, pace, seed, help } = parseArgs({ options: OPTIONS }).values
    const words = { port: Number(port), paceMs: 1000 * Number(pace), seed }
    return help || !(words.port >= 0 && words.port <= 65_535 && words.paceMs > 0) ? null : words
  } catch {
    return null
  }
}

async function demonstrate({ port: wanted, paceMs, seed }: Words): Promise<void> {
  if (!(await ensureReadyToServe())) process.exit(1)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  const port = await portOrFree(wanted)
  const host = process.env.HOST ?? '0.0.0.0'
  const place = `http://${host === '0.0.0.0' ? (addressInNetwork() ?? 'localhost') : host}:${port}`
  const server = await spawnServerAt(port, {
    ...UNTOUCHED,
    HOST: host,
    PUBLIC_URL: place,
    ALLOWED_ORIGINS: `http://localhost:${port}`,
  })
  try {
    const evening = await setScene(server, { seed, place })
    await playOn(evening, { paceMs, isStopping: stopping.signal })
  } catch (error) {
    // Ctrl-C reaches the server too, which then answers nothing.
    if (!stopping.signal.aborted) throw error
  } finally {
    await server.stop()
  }
  console.log('The demonstration is over, and its folder is gone.')
}

type Scene = { readonly seed: string; readonly place: string }

async function setScene(server: SpawnedServer, { seed, place }: Scene): Promise<LivingEvening> {
  console.log('Setting the scene…')
  const client = new ServerClient({ url: server.url, delayMs: 0 })
  const account = { email: 'boutique@demo.invalid', password: `Demo-1-${newSecret().slice(0, 8)}`, name: SHOP_NAME }
  const environment = { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '', BUS_URL: '' }
  await signIn(client, await newOrganizer(client, environment, account))
  const shop: Shop = { client, seed, now: new Date() }
  const peopleOf = (count: number, which: string) => demoPeople(count, `${seed} ${which}`)
  const people = peopleOf(PLAYERS.living, 'living')
  const name = 'Les mercredis du Vieux Grimoire'
  const evening = await LivingEvening.open({ client, seed, name, people, freeSeats: FREE_SEATS })
  await evening.playUntil(SHOWN.round, SHOWN.results)
  const friday = await announceFriday(shop, { name: 'Modern du vendredi', people: peopleOf(PLAYERS.friday, 'friday') })
  const played = await playedEvent(shop, { name: 'Pauper d’automne', people: peopleOf(PLAYERS.played, 'played') })
  const cut = await eventInCut(shop, { name: 'Grand Open de Lyon', people: peopleOf(PLAYERS.cut, 'cut') })
  const guest = people[0]?.name ?? ''
  const page = (code: string, below = '') => `${place}/tournament/${code}${below}`
  const { code } = evening
  console.log(`
  Home                     ${place}  (on this machine also http://localhost:${new URL(place).port})
  A round under way        ${page(code)}
    on the wall            ${page(code, '/live')}
    as its staff           ${page(code, `/help#${await evening.inviteHelper('Démonstration')}`)}  (opens once)
    as one of its players  ${page(code, `/device#${await evening.giveAway(guest)}`)}  (opens once: ${guest})
    as a new player        open ${place} on a phone in the same network, code ${code}
  Announced for Friday     ${page(friday)}
  A top 8                  ${page(cut)}
  Finished, with standings ${page(played)}
  As the shop              ${place}/login  ${account.email}  ${account.password}

Ctrl-C ends it.`)
  return evening
}

type Pace = { readonly paceMs: number; readonly isStopping: AbortSignal }

async function playOn(evening: LivingEvening, { paceMs, isStopping }: Pace): Promise<void> {
  let said = ''
  while (!isStopping.aborted) {
    await pause(paceMs, undefined, { signal: isStopping })
    const line = await evening.step().catch((error: unknown) => {
      // A viewer may act at the same moment: report it and look again.
      if (error instanceof ReplayError) return error.message
      throw error
    })
    if (line !== null && line !== said) console.log(line)
    said = line ?? said
  }
}
