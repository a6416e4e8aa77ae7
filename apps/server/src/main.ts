import { flushCompileCache } from 'node:module'
import { nameOf } from './build.ts'
import type { Server } from './compose.ts'
import { type Config, ConfigError, type MailWay, readConfig } from './config.ts'
import { UnusableDatabase } from './database/connection/unusable-database.ts'
import { UnusableBus } from './unusable-bus.ts'
import { startWatchdog } from './watchdog.ts'
import { openWaitingRoom } from './wire/pages/waiting-room.ts'

/** Reports not ready for this long before it ends, so that load balancers look elsewhere. */
const OVERTAKEN_MS = 5000
/** Closing has its own time limits: this is a last resort. */
const SHUTDOWN_MS = 9700

try {
  const config = readConfig(process.env)
  process.stdout.write(`Tablée ${nameOf(config.build)}, Node ${process.versions.node}\n`)
  startWatchdog()
  // Before the rest of the code is loaded, which takes longer than this.
  const room = config.port === 0 ? null : await openWaitingRoom(config)
  const { composeServer } = await import('./compose.ts')
  // Kept until the server itself opens the port: steps after the data take time too.
  const server = await composeServer(
    config,
    room ? { whileAway: async () => ({ ...room, close: async () => {} }) } : {},
  )
  // Not at the end, as a killed process would leave nothing to the next. No one waits for an answer yet.
  flushCompileCache()
  const { warmUp } = await import('./warm-up.ts')
  await warmUp(server)
  await room?.close()
  await listen(server, config)
  setImmediate(() => void prepare())
  closeOnSignal(server)
  closeWhenOvertaken(server)
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

async function listen({ app }: Server, { port, host, publicUrl, mail }: Config): Promise<void> {
  await app.listen({ port, host })
  const address = app.server.address()
  const isAnyPort = port === 0 && typeof address === 'object' && address !== null
  const place = isAnyPort ? `http://localhost:${address.port}` : publicUrl
  process.stdout.write(`Tablée ${place}\n${whereMailsGo(mail)}`)
}

/** Now rather than for the first caller who names a place; in three parts, for requests meanwhile. */
async function prepare(): Promise<void> {
  const { frenchPlaces } = await import('./features/tournaments/search/french-places.ts')
  const { readTowns } = await import('./features/tournaments/search/places-like.ts')
  const { readNames } = await import('./features/tournaments/search/places-meant.ts')
  frenchPlaces()
  setImmediate(readTowns)
  setImmediate(readNames)
}

/** Logged unless letters are delivered. */
function whereMailsGo(mail: MailWay): string {
  if (mail.kind === 'server') return ''
  if (mail.kind === 'none') return 'No mails are sent: nobody can get a new password or verify an address\n'
  return `Mails are kept as files in ${mail.folder} (SMTP_URL is not set)\n`
}

function closeOnSignal(server: Server): void {
  let isClosing = false
  const close = () => {
    // A second signal ends at once.
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

/** With status 1: the supervisor then starts the installed version, which reports what it can do. */
function closeWhenOvertaken({ outdated, close }: Server): void {
  void outdated.then(() => {
    process.stderr.write('A newer version has taken over the data: this server answers no more and ends.\n')
    const end = () => process.exit(1)
    setTimeout(() => {
      setTimeout(end, SHUTDOWN_MS).unref()
      close().then(end, end)
    }, OVERTAKEN_MS)
  })
}

/** One sentence for what the operator can fix; everything for a bug. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UnusableDatabase || error instanceof UnusableBus)
    return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'Another program uses this port: set PORT to another one.'
    if (error.code === 'EACCES') return 'This port needs more rights: set PORT to one above 1023.'
    if (error.code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
