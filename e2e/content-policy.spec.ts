import { expect } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { cut } from './cut.ts'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { WatchedDevices } from './watched-devices.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen in ${colorScheme} needs a style or a script that its policy does not name`, async ({
    browser,
    expects,
  }) => {
    expects.answer(404, '/nowhere')
    const device = await browser.newContext({ colorScheme })
    const tournament = await filledQuickTournament(device, 12)
    await startQuick(device, tournament)
    const keys = { organizer: tournament.organizerId, player: [...tournament.secrets.values()][0] ?? '' }
    const page = await holding(device, tournament, keys)
    const { code } = tournament
    const below = ['', '/live', '/print', '/player', '/admin', '/journal'].map(
      (screen) => `/tournament/${code}${screen}`,
    )
    for (const address of ['/', '/login', '/create-tournament', '/about', '/nowhere', ...below]) {
      const answer = await page.goto(address)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy, address).toContain("style-src 'self' 'sha256-")
      expect(policy, address).not.toContain('unsafe-inline')
      await appDrawn(page)
      await expect(page.getByRole('heading').first()).toBeVisible()
    }
    // Violations are reported when the journey ends.
  })
}

test('the first screen has its styles before any script', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const { code } = await filledQuickTournament(device, 3)
  const page = await device.newPage()
  await cut(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Le code affiché par l’organisation' })
  const cells = field.locator('xpath=../../span')
  await expect(cells).toHaveCount(6)
  const tops = await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const answer = await page.goto(`/tournament/${code}`, { waitUntil: 'commit' })
  const policy = answer?.headers()['content-security-policy'] ?? ''
  // Only a page that was written with attributes of style names them, by their hashes.
  const isStyled = /<[a-z][^<>]*? style="/.test((await answer?.text()) ?? '')
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy.includes("'unsafe-hashes'")).toBe(isStyled)
})

test('a style, a script and a line that the policy does not name are found', async ({ browser, expects }) => {
  const breach = /Content Security Policy/
  expects.console(breach)
  const watched = new WatchedDevices(browser)
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>')
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.isRun = true' }))
    void fetch('https://elsewhere.example/').catch(() => {})
  })
  const breaches = () => watched.incidents.filter((met) => met.kind === 'console' && breach.test(met.text))
  await expect.poll(() => breaches().length).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false)
  watched.leave()
})
