import { expect } from '@playwright/test'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { undoRound } from '@tablee/contract/tournaments/undo-round'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { enterResults, keptApart, nextRound, readyDesk, readyToGoOn, tablesUpTo, waiting } from './people/apart-desk.ts'
import { filledQuickTournament, holding, matchesOf, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'

test.use({ serviceWorkers: 'allow' })

const isOver = ({ status }: { readonly status?: string }) => status === 'terminated'

test('CAVE-57 EVEN-6 a result entered without a network is taken back without one, and entered again', async ({
  browser,
}) => {
  const { desk, device, code } = await readyDesk(browser, 4)
  await device.setOffline(true)
  await enterResults(desk, [1])
  await expect(desk.getByText('1 sur 2 tables terminées')).toBeVisible()
  await press(desk.getByRole('button', { name: 'Annuler le score de la table 1' }))
  await expect(desk.getByText('0 sur 2 tables terminées')).toBeVisible()
  await enterResults(desk, [1])
  await expect(waiting(desk)).toHaveText(/3/)
  await device.setOffline(false)
  await expect(desk.getByText('3 décisions prises sans réseau sont remises')).toBeVisible()
  expect((await matchesOf(device, { code }, 1)).filter(isOver)).toHaveLength(1)
  await device.close()
})

test('CAVE-67 two windows of one desk decide as one without a network', async ({ browser }) => {
  const { desk, device, code } = await readyDesk(browser, 8)
  const beside = await device.newPage()
  await beside.goto(`/tournament/${code}/admin`)
  await readyToGoOn(beside, code)
  await device.setOffline(true)
  await enterResults(desk, [1])
  await expect(beside.getByText('1 sur 4 tables terminées')).toBeVisible()
  await enterResults(beside, [2])
  await expect(desk.getByText('2 sur 4 tables terminées')).toBeVisible()
  await desk.reload()
  await expect(waiting(desk)).toHaveText(/2/)
  await enterResults(desk, [3])
  await expect(waiting(beside)).toHaveText(/3/)
  await beside.close()
  await device.setOffline(false)
  await expect(desk.getByText('3 décisions prises sans réseau sont remises')).toBeVisible()
  await expect(waiting(desk)).toHaveCount(0)
  expect((await matchesOf(device, { code }, 1)).filter(isOver)).toHaveLength(3)
  expect((await keptApart(desk)).filter((key) => key.startsWith(`${code} act`))).toEqual([])
  await device.close()
})

test('CAVE-28 CAVE-30 CAVE-34 CAVE-35 CAVE-55 an evening of sixteen loses its network in round 2, goes on from the desk alone to the final, and is handed in when the line is back', async ({
  browser,
}) => {
  const { desk: opened, device, code } = await readyDesk(browser, 16)
  let desk = opened
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`/tournament/${code}`)
  await expect(phone.getByText('En direct')).toBeVisible()
  await press(desk.getByRole('tab', { name: 'Plus' }))
  await press(desk.getByRole('button', { name: 'Sans réseau', exact: true }))
  await expect(desk.getByRole('dialog', { name: 'Jouer sans réseau' }).getByText('Le réseau tombe')).toBeVisible()
  await inspectPage(desk)
  await desk.keyboard.press('Escape')
  await press(desk.getByRole('tab', { name: 'Tables' }))
  await enterResults(desk, tablesUpTo(8))
  await nextRound(desk, 'Ronde 2')
  const wall = await device.newPage()
  await wall.goto(`/tournament/${code}/live`)
  await expect(wall.getByText(/^Ronde 2\b/).first()).toBeVisible()
  await desk.bringToFront()
  await enterResults(desk, tablesUpTo(3))
  await expect.poll(async () => (await matchesOf(device, { code }, 2)).filter(isOver).length).toBe(3)

  await test.step('promise 1: the round ends and the next one is paired without a line', async () => {
    await device.setOffline(true)
    await enterResults(desk, tablesUpTo(8, 4))
    await expect(waiting(desk)).toHaveText(/5/)
    await nextRound(desk, 'Ronde 3')
    await expect(waiting(desk)).toHaveText(/6/)
    await expect(wall.getByText(/^Ronde 3\b/).first()).toBeVisible()
  })

  await test.step('promise 2: nothing is lost by a reload, or with a page that is closed', async () => {
    await desk.reload()
    await expect(waiting(desk)).toHaveText(/6/)
    await expect(desk.getByRole('heading', { name: 'Ronde 3', exact: true })).toBeVisible()
    await inspectPage(desk)
    await enterResults(desk, tablesUpTo(8))
    await expect(waiting(desk)).toHaveText(/14/)
    await test.step('CAVE-55 and paper that is loaded again shows the round that the server does not know', async () => {
      await desk.goto(`/tournament/${code}/print?sheet=byTable`)
      await expect(desk.getByText(/Ronde 3\b/).first()).toBeAttached()
      await desk.reload()
      await expect(desk.getByText(/Ronde 3\b/).first()).toBeAttached()
    })
    await desk.close()
    desk = await device.newPage()
    await desk.goto(`/tournament/${code}/admin`)
    await expect(waiting(desk)).toHaveText(/14/)
    for (const round of ['Ronde 4', 'Ronde 5']) {
      await nextRound(desk, round)
      await enterResults(desk, tablesUpTo(8))
    }
  })

  await test.step('promise 3: the page says since when it works alone, and how many decisions wait', async () => {
    await press(waiting(desk))
    await expect(desk.getByRole('dialog').getByText(/continue seul depuis .+ 32 décisions y attendent/)).toBeVisible()
    await desk.keyboard.press('Escape')
  })

  await test.step('the first four play on to the final, at once after the journal', async () => {
    await press(desk.getByRole('tab', { name: 'Plus' }))
    await desk.getByRole('link', { name: 'Journal', exact: true }).click()
    await expect(desk.getByRole('region', { name: /32 décisions y attendent/ }).getByRole('listitem')).toHaveCount(32)
    await desk.goBack()
    await press(desk.getByRole('tab', { name: 'Tables' }))
    await press(desk.getByRole('button', { name: /^(Top \d+|Tableau final)…$/ }))
    const sheet = desk.getByRole('dialog', { name: 'Commencer le tableau final' })
    await sheet.getByText('Top 4', { exact: true }).click()
    await press(sheet.getByRole('button', { name: 'Commencer avec 4 joueurs' }))
    await expect(desk.getByRole('heading', { name: 'Demi-finale', exact: true })).toBeVisible()
    await enterResults(desk, tablesUpTo(2))
    await nextRound(desk, 'Finale')
    await enterResults(desk, [1])
    await finishTournament(desk)
  })

  await test.step('the journal names what waits here', async () => {
    const journal = await device.newPage()
    await journal.goto(`/tournament/${code}/journal`)
    const here = journal.getByRole('region', { name: /38 décisions y attendent/ })
    await expect(here.getByRole('listitem')).toHaveCount(38)
    await journal.close()
    await desk.bringToFront()
  })

  const podium = () => desk.getByRole('tabpanel').getByRole('list').first().allTextContents()
  await press(desk.getByRole('tab', { name: 'Classement' }))
  const standings = await podium()
  expect(standings.length).toBeGreaterThan(0)

  await test.step('promise 4: the line is back, and everything is handed in by itself', async () => {
    await device.setOffline(false)
    await expect(desk.getByText('38 décisions prises sans réseau sont remises')).toBeVisible()
    await expect(waiting(desk)).toHaveCount(0)
    expect(await podium()).toEqual(standings)
    await expect(phone.getByText(/Terminé/).first()).toBeVisible()
    expect(await matchesOf(device, { code }, 7)).toHaveLength(1)
  })

  await test.step('promise 5: everybody can check that no seed was chosen', async () => {
    await phone.goto(`/tournament/${code}/rounds/5/verify`)
    await expect(phone.getByText(/c’est la graine 3 sur 24 de l’enveloppe scellée le/)).toBeVisible()
    await expect(phone.getByText('Recalculés ici, les 8 appariements sont identiques.')).toBeVisible()
    await inspectPage(phone)
  })
  await phone.context().close()
  await device.close()
})

test('CAVE-68 what cannot be joined is to be read with its result, and stays in reach until it is dismissed', async ({
  browser,
}) => {
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const desk = await holding(device, tournament, { organizer: tournament.organizerId })
  await desk.goto(tournament.path)
  await readyToGoOn(desk, tournament.code)
  await device.setOffline(true)
  await enterResults(desk, [1])
  await expect(waiting(desk)).toHaveText(/1/)
  const elsewhere = await browser.newContext()
  const { code, organizerId } = tournament
  await callServer(elsewhere, undoRound, { code, organizerId, roundNumber: 1 })
  await device.setOffline(false)
  await press(desk.getByRole('dialog', { name: 'Le réseau est revenu' }).getByRole('button', { name: 'Tout réunir' }))
  const left = desk.getByRole('dialog').getByRole('listitem')
  await expect(left).toHaveText(/^Résultat – .+ · .+ \(2-0\) – Le tournoi n’a pas encore commencé\.$/)
  await expect(desk.getByText(/ 0 décision|^0 décision/)).toHaveCount(0)
  await inspectPage(desk)
  await desk.keyboard.press('Escape')
  await desk.reload()
  await expect(desk.getByText('En direct')).toBeVisible()
  await press(desk.getByRole('button', { name: '1 décision non reprise' }))
  await expect(left).toHaveCount(1)
  await press(desk.getByRole('button', { name: 'Effacer d’ici' }))
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByRole('button', { name: '1 décision non reprise' })).toHaveCount(0)
  await device.close()
  await elsewhere.close()
})

test('CAVE-31 results that players with a line said meanwhile are asked about, and nothing is lost', async ({
  browser,
}) => {
  const { desk, device, code, secrets } = await readyDesk(browser, 8)
  const elsewhere = await browser.newContext()
  const matches = await matchesOf(elsewhere, { code }, 1)
  await device.setOffline(true)
  await enterResults(desk, tablesUpTo(4))
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(waiting(desk)).toHaveText(/5/)
  const [one] = matches.filter(({ table }) => table === 1)
  for (const [name, score] of [
    [one?.player1Name, '0-2'],
    [one?.player2Name, '0-2'],
  ] as const) {
    const playerId = secrets.get(name ?? '') ?? ''
    await callServer(elsewhere, sendScoreQuickTournament, { code, playerId, matchId: one?.id ?? '', score })
  }
  await device.setOffline(false)
  const sheet = desk.getByRole('dialog', { name: 'Le réseau est revenu' })
  await expect(sheet.getByText(/^Table\s1\s: deux résultats$/)).toBeVisible()
  await inspectPage(desk)
  await sheet.getByRole('radio', { name: /^Prendre celui du serveur/ }).check()
  await press(sheet.getByRole('button', { name: 'Tout réunir' }))
  await expect(desk.getByText(/décisions prises sans réseau sont remises$/)).toBeVisible()
  await expect(waiting(desk)).toHaveCount(0)
  const there = await matchesOf(device, { code }, 1)
  expect(there.find(({ id }) => id === one?.id)).toMatchObject({ score1: 0, score2: 2 })
  expect(await matchesOf(device, { code }, 2)).toHaveLength(4)
  await device.close()
  await elsewhere.close()
})
