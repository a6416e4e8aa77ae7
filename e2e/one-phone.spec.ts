import { expect, type Page } from '@playwright/test'
import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

test('CAVE-6 CAVE-7 CAVE-9 two people settle their table on one phone that knows neither of them, and the desk reads it', async ({
  browser,
}) => {
  const phone = { viewport: { width: 320, height: 740 } }
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 4)
  const [match] = await startQuick(device, tournament)
  const { code, organizerId } = tournament
  const { data } = await callServer(device, getTableCodes, { code, organizerId })
  const token = data.tables.find(({ table }) => table === match?.table)?.token
  const shown = data.matches.find(({ matchId }) => matchId === match?.id)

  const anyPhone = await browser.newContext(phone)
  const page = await anyPhone.newPage()
  await page.goto(`/tournament/${code}/table#${match?.table}.${token}`)
  const score = page.getByRole('button', { name: `${match?.player1Name} gagne 2-1` })
  await expect(score).toBeVisible()
  await expectNothingSideways(page, 'a table on one phone')
  await inspectPage(page)
  // Offline the report waits with its proof.
  await anyPhone.setOffline(true)
  await press(score)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(`${shown?.characters1}${shown?.characters2}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('À envoyer').first()).toBeVisible()
  await anyPhone.setOffline(false)
  await expect(page.getByText('Confirmé à deux')).toBeVisible()

  const desk = await holding(device, tournament, { organizer: organizerId })
  await desk.goto(tournament.path)
  await press(desk.getByRole('button', { name: /^Corriger le score de la table\s1$/ }).first())
  await expect(desk.getByRole('dialog').getByText('Confirmé à deux')).toBeVisible()
  await desk.goto(`/tournament/${code}/print`)
  await desk.getByText('Feuilles de match').click()
  await expectWholeEdges(desk, 4)
  await anyPhone.close()
  await device.close()
})

test('PODS-27 NONE-7 a table of four is settled on one phone with the codes of three, without a line too, and its slip has an edge for each seat', async ({
  browser,
}) => {
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 8, { structure: 'pods' })
  const [match] = await startQuick(device, tournament)
  const { code, organizerId } = tournament
  const { data } = await callServer(device, getTableCodes, { code, organizerId })
  const token = data.tables.find(({ table }) => table === match?.table)?.token
  const characters = data.matches.find(({ matchId }) => matchId === match?.id)?.characters ?? []
  const anyPhone = await browser.newContext({ viewport: { width: 320, height: 568 } })
  const page = await anyPhone.newPage()
  await page.goto(`/tournament/${code}/table#${match?.table}.${token}`)
  await press(page.getByRole('button', { name: 'Nulle' }))
  await expectNothingSideways(page, 'a table of four on one phone')
  await inspectPage(page)
  for (const [seat, own] of characters.slice(1).entries()) {
    await page
      .getByRole('textbox')
      .nth(seat + 1)
      .fill(own ?? '')
  }
  // Without a line it waits with its proof, as at a table of two.
  await anyPhone.setOffline(true)
  await press(page.getByRole('button', { name: /^Confirmer ensemble\s: nulle$/ }))
  await expect(page.getByText('À envoyer').first()).toBeVisible()
  await anyPhone.setOffline(false)
  await expect(page.getByText(/^Confirmé par .+, .+ et .+$/)).toBeVisible()
  await expectNothingSideways(page, 'what three confirmed')
  const desk = await holding(device, tournament, { organizer: organizerId })
  await desk.goto(`/tournament/${code}/print`)
  await desk.getByText('Feuilles de match').click()
  await expectWholeEdges(desk, 8)
})

/** However long the name, the code is on its slip's edge. */
async function expectWholeEdges(desk: Page, count: number): Promise<void> {
  await expect(desk.getByText('À plier')).toHaveCount(count)
  for (const edge of await desk.getByText('À plier').locator('xpath=..').all()) {
    expect(await edge.evaluate(reachesBeyondItsSlip)).toBe(false)
  }
}

function reachesBeyondItsSlip(edge: Element): boolean {
  const slip = edge.parentElement?.getBoundingClientRect() ?? new DOMRect()
  return [...edge.children].some((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect()
    return top < slip.top || bottom > slip.bottom + 1 || left < slip.left || right > slip.right + 1
  })
}
