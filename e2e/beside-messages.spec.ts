import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'

type Watched = { readonly states: string[]; readonly taken: string[] }

/** Notes, of each state of a message, which points beside it would take a press in place of the page. */
function watchMessages(page: Page) {
  return page.evaluateHandle(() => {
    const watched: Watched = { states: [], taken: [] }
    const look = () => {
      for (const message of document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')) {
        const own = message.getBoundingClientRect()
        const state = message.dataset.state ?? ''
        watched.states.push(state)
        for (const part of message.querySelectorAll('[data-ghost]')) {
          const { left, top, bottom, width } = part.getBoundingClientRect()
          for (const y of [top + 2, bottom - 2].filter((each) => each < own.top || each > own.bottom)) {
            const hit = document.elementFromPoint(left + width / 2, y)
            if (hit && message.contains(hit)) watched.taken.push(`${state} ${part.getAttribute('data-ghost')}`)
          }
        }
      }
    }
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['data-state', 'data-mounted'],
    })
    return watched
  })
}

test.use({ viewport: { width: 360, height: 740 } })

test('CAVE-58 a press beside a message, and where one is leaving, reaches the page', async ({ context: device }) => {
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  const watched = await watchMessages(page)
  await page.getByRole('button', { name: 'Annuler la ronde' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la ronde' }).click()
  const message = page.locator('[data-scope=toast][data-part=root]')
  await expect(message).toContainText('est annulée')
  await expect(message).toHaveCount(0)
  const { states, taken } = await watched.jsonValue()
  expect(states).toEqual(expect.arrayContaining(['open', 'closed']))
  expect(taken).toEqual([])
})
