import type { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { startServer, type TestServer } from './a-server.ts'
import type { Person } from './an-account.ts'
import { anOrganizer } from './an-event.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

type Wanted = {
  readonly kind: (typeof DATABASE_KINDS)[number]
  /** In milliseconds, for every reading of the clock. */
  readonly now: () => number
  readonly environment?: Readonly<Record<string, string>>
}

export type ShopThatWrites = {
  readonly mailbox: Mailbox
  readonly server: TestServer
  /** Organizer of the events. */
  readonly shop: Person
  readonly close: () => Promise<void>
}

/** A server with a controllable clock, its mail, and an organizer. */
export async function aShopThatWrites({ kind, now, environment = {} }: Wanted): Promise<ShopThatWrites> {
  const mailbox = await openMailbox()
  const server = await startServer({
    kind,
    world: { now: () => new Date(now()) },
    environment: { SMTP_URL: mailbox.smtpUrl, ...environment },
  })
  return {
    ...{ mailbox, server, shop: await anOrganizer(server) },
    close: async () => {
      await server.close()
      await mailbox.close()
    },
  }
}
