import { accept } from '@tablee/domain/outcome'
import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { withDe } from '@tablee/messages/elision'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const sheet = async () => within(await screen.findByRole('dialog'))

test('STAK-11 in an event a warning is given from the registration of the player, and stands in the history', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max', 'Léa'], accepted: 2 })
  const open = async (name: string) =>
    user.click(await screen.findByRole('button', { name: `Inscription ${withDe(name)}` }))
  await open('Zoé')
  expect((await sheet()).queryByRole('button', { name: 'Conduite' })).toBeNull()
  await user.keyboard('{Escape}')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await open('Zoé')
  await user.click(await (await sheet()).findByRole('button', { name: 'Conduite' }))
  expect(await (await sheet()).findByText('Aucune décision.')).toBeTruthy()
  await user.click((await sheet()).getByRole('radio', { name: 'Avertissement' }))
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const given = server.event.calls.find(({ id }) => id === 'give-penalty')
  expect(given).toMatchObject({ input: { penalty: 'warning', playerKey: server.keptOf('Zoé').registration.playerId } })
  await open('Zoé')
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  expect(await (await sheet()).findByText('Avertissement, ronde 1')).toBeTruthy()
  await user.click((await sheet()).getByRole('button', { name: 'Retour' }))
  expect(await (await sheet()).findByRole('button', { name: 'Modifier' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await open('Léa')
  expect((await sheet()).queryByRole('button', { name: 'Conduite' })).toBeNull()
})

test('SHOP-55 who is disqualified is called so in the list, and has no way back but the decision itself', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max', 'Léa'], accepted: 2 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  const row = async () => (await screen.findByRole('button', { name: 'Inscription de Max' })).closest('li')
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await user.click(await (await sheet()).findByRole('button', { name: 'Conduite' }))
  await user.click((await sheet()).getByRole('radio', { name: 'Disqualification' }))
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await row())?.textContent).toContain('Disqualification')
  expect((await row())?.textContent).not.toContain('Abandon')
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await (await sheet()).findByRole('button', { name: 'Conduite' })
  expect((await sheet()).queryByRole('button', { name: 'Revenir sur l’abandon' })).toBeNull()
})

test('SHOP-54 who did not come twice drops from the sheet of the table, registration included', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const playerId = server.keptOf('Zoé').registration.playerId
  const rules = customiseRules(server.event.tournament.rules, { noShow: 'asks' })
  if (!rules.accepted) throw new Error(rules.refusal.code)
  server.event.happens(accept([{ kind: 'rules_varied', rules: rules.value }]))
  const given = { id: 'c0' as PenaltyId, penalty: 'no-show', playerId, by: 'organizer' } as const
  server.event.happens(givePenalty(server.event.tournament, given))
  server.event.happens(startNextRound(server.event.tournament, { seed: 'seed', wished: 2 }))
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click(await (await sheet()).findByRole('button', { name: 'Décision d’arbitre' }))
  await user.click((await sheet()).getByRole('button', { name: 'Absence de Zoé' }))
  await user.click(await screen.findByRole('button', { name: 'Noter l’abandon' }))
  await waitFor(() => expect(server.keptOf('Zoé').registration.state.kind).toBe('dropped'))
  expect(await screen.findByText('Zoé abandonne.')).toBeTruthy()
})
