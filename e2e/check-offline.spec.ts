import { expect } from '@playwright/test'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { matchesOf, peopleOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

test.use({ serviceWorkers: 'allow' })

test('PODS-25 a round of twenty at tables of four is checked without a network, also after the page was loaded again', async ({
  browser,
}) => {
  const { page, device, code } = await Organizer.open(browser, {
    ...{ name: 'Nuit Commander', seats: 20, structure: 'Tables de 4' },
  })
  const kept = await page.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[tournamentId = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  await callServer(device, addPlayersQuickTournament, { code, organizerId, playerNames: [...peopleOf(20)] })
  await callServer(device, startQuickTournament, { tournamentId, organizerId })
  for (const { id: matchId } of await matchesOf(device, { code }, 1)) {
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, placings: { winner: 0 } })
  }
  await callServer(device, finishTournament, { tournamentId, organizerId })
  await expect(page.getByRole('heading', { name: /remporte le tournoi$/ })).toBeVisible()
  await appKept(page)
  await tournamentKept(page, code, '"isFinished":true')

  await device.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: /remporte le tournoi$/ })).toBeVisible()
  await page.goto(`/tournament/${code}`)
  await press(page.getByRole('link', { name: /^Vérifier les appariements de la ronde\s1/ }))
  const verdict = page.getByText('Recalculés ici, les 5 appariements sont identiques.')
  await expect(verdict).toBeVisible()
  await page.reload()
  await expect(verdict).toBeVisible()
})
