import { flushCompileCache } from 'node:module'
import { composeServer, type Server } from './compose.ts'
import { type Config, ConfigError, type MailWay, readConfig } from './config.ts'
import { UnusableDatabase } from './database/unusable-database.ts'
import { frenchPlaces } from './features/tournaments/search/french-places.ts'
import { readTowns } from './features/tournaments/search/places-like.ts'
import { UnusableBus } from './open-ports.ts'
import { warmUp } from './warm-up.ts'
import { openWaitingRoom } from './wire/waiting-room.ts'

/** What closes has time limits of its own: this is for what nobody thought of. */
const SHUTDOWN_MS = 9700

try {
  const config = readConfig(process.env)
  const server = await composeServer(config, config.port === 0 ? {} : { whileAway: () => openWaitingRoom(config) })
  // Not at the end: a process that is killed would leave nothing to the next one. Nobody waits for an answer yet.
  flushCompileCache()
  await warmUp(server)
  await listen(server, config)
  setImmediate(prepare)
  closeOnSignal(server)
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

/** Better now than for the first who says where; and in two parts, for whoever asks meanwhile. */
function prepare(): void {
  frenchPlaces()
  setImmediate(readTowns)
}

/** Said unless they arrive. */
function whereMailsGo(mail: MailWay): string {
  if (mail.kind === 'server') return ''
  if (mail.kind === 'none') return 'No mails are sent: nobody can get a new password or verify an address\n'
  return `Mails are kept as files in ${mail.folder} (SMTP_URL is not set)\n`
}

function closeOnSignal(server: Server): void {
  let isClosing = false
  const close = () => {
    // A second signal does not wait.
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

/** One sentence for what whoever starts the server can put right; everything of a defect. */
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
