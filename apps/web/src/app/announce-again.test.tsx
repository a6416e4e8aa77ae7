import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDraft } from '../features/tournaments/creation-card/advanced-draft.ts'
import { anEvent } from './testing/an-event.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

test('STAK-16 an event is announced again: the form is filled in like it, and asks for the day', async () => {
  const event = anEvent({ capacity: 32, clockPlan: { minutes: 35, startsWithRound: true } })
  const { user } = await openEventAdmin({ event })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const fate = await screen.findByRole('region', { name: 'Ce tournoi' })
  const link = within(fate).getByRole('link', { name: 'Annoncer le même à une autre date' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(address.pathname).toBe('/')
  expect(readDraft(address.searchParams.get('formData') ?? undefined)).toMatchObject({
    ...{ name: event.name, gameType: 'magic', format: 'modern', location: '69003 Lyon', maxPlayers: 32 },
    ...{ date: '', endDate: '', hasMore: true, clockPlan: event.clockPlan },
  })
})
