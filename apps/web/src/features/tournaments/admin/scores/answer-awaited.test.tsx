import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const CORRECT = 'Corriger le score de la table 1'
const UNDO = 'Annuler le score de la table 1'

async function administer() {
  const server = await PlayedTournamentServer.start(started(venue(['Zoé', 'Max'], { capacity: 4 })))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  const enter = async (opener: string, score: RegExp) => {
    await user.click(await screen.findByRole('button', { name: opener }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Table 1' }))
    const [choice] = sheet.getAllByRole('button', { name: score })
    if (choice) await user.click(choice)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  /** Answers are held until what it returns is called; what happened is told at once. */
  const holdAnswers = () => {
    const gate = Promise.withResolvers<void>()
    server.answersAfter = gate.promise
    return () => act(async () => gate.resolve())
  }
  return { server, user, enter, holdAnswers }
}

test('EVEN-6 a sheet opened while the score before is still being kept stays open once that is answered', async () => {
  const { user, enter, holdAnswers } = await administer()
  const answer = holdAnswers()
  await enter('Saisir le score de la table 1', /gagne 2-0$/)
  await user.click(await screen.findByRole('button', { name: CORRECT }))
  const sheet = await screen.findByRole('dialog', { name: 'Table 1' })
  await answer()
  // It stands in the row behind once the answer has been dealt with.
  await screen.findByRole('button', { name: UNDO, hidden: true })
  expect(sheet.isConnected).toBe(true)
})

test('EVEN-6 the undo of a score leaves with the one that follows it, before that is answered', async () => {
  const { server, user, enter, holdAnswers } = await administer()
  await enter('Saisir le score de la table 1', /gagne 2-0$/)
  await screen.findByRole('button', { name: UNDO })
  const answer = holdAnswers()
  await enter(CORRECT, /gagne 2-1$/)
  expect(screen.queryByRole('button', { name: UNDO })).toBeNull()
  await answer()
  await user.click(await screen.findByRole('button', { name: UNDO }))
  const wins = { wins1: 2, wins2: 0 }
  await waitFor(() => expect(server.tournament.matches[0]).toMatchObject({ state: { result: { score: wins } } }))
})
