import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('STAK-4 EVEN-5 who leaves during a round is news to the opponent and the organizer, and one tap notes the win', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 6)
  const { organizerId, secrets, path, code } = tournament
  const [match] = await startQuick(device, tournament)
  const [leaves, stays] = [match?.player1Name ?? '', match?.player2Name ?? '']
  const desk = await holding(device, tournament, { organizer: organizerId })
  await desk.goto(path)
  const phoneOf = async (name: string) => {
    const phone = await holding(await browser.newContext(PHONE), tournament, { player: secrets.get(name) ?? '' })
    await phone.goto(`/tournament/${code}/player`)
    return phone
  }
  const [leaver, opponent] = [await phoneOf(leaves), await phoneOf(stays)]
  const wins = opponent.getByRole('button', { name: 'Vous gagnez 2-0', exact: true })
  await expect(wins).toBeVisible()

  await press(leaver.getByRole('button', { name: 'Quitter le tournoi' }))
  await press(leaver.getByRole('alertdialog').getByRole('button', { name: 'Quitter le tournoi' }))
  await expect(leaver.getByRole('heading', { name: 'Vous avez quitté le tournoi' })).toBeVisible()
  await expect(leaver.getByRole('button', { name: 'Vous gagnez 2-0', exact: true })).toHaveCount(0)
  await expect(leaver.getByRole('button', { name: 'Revenir dans le tournoi' })).toBeInViewport()

  await expect(opponent.getByText(/a quitté le tournoi\s: l’organisation note votre victoire$/)).toBeVisible()
  await expect(opponent).toHaveTitle(/ a quitté le tournoi/)
  const departures = desk.getByRole('region', { name: 'Départs à noter' })
  await expect(departures.getByText('· a abandonné')).toBeVisible()
  const booking = departures.getByRole('button', { name: `Victoire 2-0 pour ${stays}` })
  await press(booking)
  await expect(opponent.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()

  await test.step('EVEN-6 it is taken back where it was noted, and the opponent’s own report is enough', async () => {
    await press(departures.getByRole('button', { name: /^Annuler le score de la table/ }))
    await press(wins)
    await press(opponent.getByRole('button', { name: /^Envoyer/ }))
    await expect(opponent.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
    await expect(departures.getByRole('button', { name: `Victoire 2-0 pour ${stays}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})
