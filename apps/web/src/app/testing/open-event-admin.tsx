import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { toaster } from '../../ui/toasts.tsx'
import { anAccount } from './an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './an-event.ts'
import { EventServer } from './event-server.ts'
import { openApp } from './open-app.tsx'

type Opening = {
  readonly event?: Tournament
  /** The first `accepted` of them were accepted. */
  readonly names?: readonly string[]
  readonly accepted?: number
  readonly languages?: readonly string[]
}

/** Signed in as the organizer. */
export async function openEventAdmin({ event = anEvent(), names = [], accepted = 0, languages }: Opening = {}) {
  const server = await EventServer.start(event)
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT, name: 'Boutique' })
  for (const [index, name] of names.entries()) {
    server.registers(name, `secret-of-${index}`, {
      firstName: 'Camille',
      lastName: `Martin ${index + 1}`,
      email: `joueur${index + 1}@exemple.fr`,
    })
  }
  for (const name of names.slice(0, accepted)) server.accepts(name)
  const opened = await openApp('/tournament/ABCDEF/admin-advanced', {
    origin: server.event.local.origin,
    ...(languages ? { languages } : {}),
  })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  await screen.findAllByRole('tab')
  await screen.findAllByText(/^(En direct|Live)$/)
  return { ...opened, server }
}
