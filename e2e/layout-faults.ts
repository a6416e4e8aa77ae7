import { type CDPSession, expect, type Page } from '@playwright/test'

const HEIGHT = 740

/** How far the page overflows on the way down (some things are drawn only in sight); then the first three words that break. */
async function layoutFaults(): Promise<string[]> {
  const root = document.scrollingElement ?? document.documentElement
  const faults: string[] = []
  // Windowless browsers may skip frames when nothing changed.
  const nextFrame = () =>
    new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 1_000)
    })
  const drawn = async () => {
    for (let frame = 0; frame < 2; frame++) await nextFrame()
  }
  const lookAt = async (top: number) => {
    root.scrollTo({ top, behavior: 'instant' })
    await drawn()
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} px wide, ${Math.round(top)} px down`)
  }
  await lookAt(0)
  // Half a screen more shows nothing that is not seen at one end.
  if (root.scrollHeight > 1.5 * root.clientHeight) await lookAt(root.scrollHeight / 2)
  if (root.scrollHeight > root.clientHeight) await lookAt(root.scrollHeight)

  // Rows out of sight are laid out on demand, one by one; all at once a thousand are instant.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(whole)

  // A sheet's overflow is only cut and does not widen the page.
  for (const part of document.querySelectorAll('[role=dialog], [role=dialog] *')) {
    const { overflowX, textOverflow } = getComputedStyle(part)
    const isCut = part.clientWidth > 1 && part.scrollWidth > part.clientWidth
    if (part.matches('input')) continue
    if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis') faults.push(`cut: "${part.textContent}"`)
  }

  const range = document.createRange()
  const linesOf = () =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node && broken.length < 3; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    range.selectNodeContents(node)
    // Addresses have no words to wrap between.
    if (/:\/\/|\S@\S/.test(text) || linesOf() < 2) continue
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      // Sheets and journal sentences give whole names, the longest wider than any phone.
      if (word.length > 24 && node.parentElement?.closest('[role=dialog], ol p')) continue
      if (linesOf() > 1) broken.push(`"${word}" is broken in "${text}"`)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole)
  root.scrollTo({ top: 0, behavior: 'instant' })
  return [...faults, ...broken]
}

/** Large text has room for all words, one below the other. */
function hiddenWords(): string[] {
  const isCut = (part: Element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(part)
    if (overflowX !== 'visible' && textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1) return true
    return overflowY === 'clip' || overflowY === 'hidden'
      ? part.scrollHeight > part.clientHeight + part.clientHeight / 4
      : false
  }
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(whole)
  const cut = [...document.querySelectorAll('main *, [role=dialog] *, header *, footer *')]
    .filter(
      (part) => part.clientWidth > 1 && part.clientHeight > 1 && part.checkVisibility() && part.textContent?.trim(),
    )
    .filter(isCut)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole)
  return cut.map((part) => `cut: "${part.textContent?.slice(0, 60)}"`).slice(0, 3)
}

export async function expectToBeReadable(page: Page, screen: string, widths: readonly number[]): Promise<void> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    found.push(...(await page.evaluate(layoutFaults)).map((fault) => `${screen} at ${width} px: ${fault}`))
  }
  expect.soft(found).toEqual([])
}

const NARROWEST = 320
/** Both sides of every breakpoint. */
const WIDTHS = [NARROWEST, ...[640, 768, 1024, 1280, 1536].flatMap((width) => [width - 1, width])]

export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
}

/** In pixels, as browser settings name them. */
const USUAL = { standard: 16, fixed: 13 }
const LARGE = { standard: 32, fixed: 26 }

/** At twice the letter size and 320 px nothing is too wide or cut (WCAG 2.2, 1.4.4). Words may break. */
export async function expectToBeReadableInLargeText(page: Page, screen: string): Promise<void> {
  await inLetters(page, [LARGE], () => expectNothingCut(page, screen))
}

async function expectNothingCut(page: Page, screen: string): Promise<void> {
  const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(hiddenWords))]
  const found = faults.filter((fault) => !fault.includes(' is broken in ')).map((fault) => `${screen}: ${fault}`)
  expect.soft(found, 'in a text of 200 %').toEqual([])
}

/** Looks at the narrowest width in each of these sizes; leaves the page in the usual one. */
async function inLetters(
  page: Page,
  all: readonly (typeof USUAL)[],
  look: (sizes: typeof USUAL) => Promise<void>,
): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  for (const sizes of all) {
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
    await setLetters(page, settings, sizes)
    await look(sizes)
  }
  await setLetters(page, settings, USUAL)
  await settings.detach()
}

/** Stays so: for what happens in such letters. */
export async function toLargeText(page: Page): Promise<void> {
  await setLetters(page, await page.context().newCDPSession(page), LARGE)
}

async function setLetters(page: Page, settings: CDPSession, sizes: typeof USUAL): Promise<void> {
  await settings.send('Page.setFontSizes', { fontSizes: sizes })
  await page.evaluate(lettersSet, sizes.standard)
}

/** The setting arrives late, and a root that kept its size must be asked again: costly, so not on the first looks. */
async function lettersSet(wanted: number): Promise<void> {
  const root = document.documentElement
  const sizeOfRoot = (frame: number) => {
    if (frame > 2) {
      root.style.fontSize = '1px'
      void document.body.offsetHeight
      root.style.removeProperty('font-size')
      if (root.style.length === 0) root.removeAttribute('style')
    }
    return Number.parseFloat(getComputedStyle(root).fontSize)
  }
  for (let frame = 0; sizeOfRoot(frame) !== wanted; frame++) {
    if (frame === 1_000) throw new Error(`Letters of ${wanted} px never came`)
    await new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 100)
    })
  }
}

/** For readers who need larger letters, in pixels, and their phones. */
const LARGER = [{ standard: 20.8, fixed: 16.9 }, { standard: 24, fixed: 19.5 }, LARGE].map(({ standard, fixed }) => ({
  standard: Math.round(standard),
  fixed: Math.round(fixed),
}))
const PHONES = [NARROWEST, 360, 412] as const

/** In letters of 130, 150 and 200 % nothing exceeds the requested width: a phone's own window grows with its page. */
export async function expectNothingSideways(page: Page, screen: string): Promise<void> {
  await inLetters(page, LARGER, ({ standard }) => expectWithinPhones(page, screen, standard))
}

/** Both of the above, in letters that are set once. */
export async function expectRoomForLetters(page: Page, screen: string): Promise<void> {
  await inLetters(page, LARGER, async ({ standard }) => {
    if (standard === LARGE.standard) await expectNothingCut(page, screen)
    await expectWithinPhones(page, screen, standard)
  })
}

async function expectWithinPhones(page: Page, screen: string, letters: number): Promise<void> {
  const found: string[] = []
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: HEIGHT })
    const beyond = await page.evaluate((asked) => {
      const root = document.scrollingElement ?? document.documentElement
      // The house header; a row of tabs scrolls by itself.
      const header = [...document.querySelectorAll('header a, header button')]
      const ends = header
        .filter((part) => part.checkVisibility() && part.closest('main') === null)
        .map((part) => part.getBoundingClientRect().right)
      return Math.max(root.scrollWidth, ...ends.map(Math.round)) - asked
    }, width)
    if (beyond > 0) found.push(`${screen}: ${beyond} px beyond ${width} in letters of ${letters} px`)
  }
  expect.soft(found).toEqual([])
}

const SCREENS = [
  { width: 360, height: HEIGHT },
  { width: 1280, height: 900 },
] as const

/** Red marks the next thing to do: one red-filled button at a time, dialogs aside. */
export async function expectOneRed(page: Page, screen: string): Promise<void> {
  for (const size of SCREENS) {
    await page.setViewportSize(size)
    const red = await page.evaluate((height) => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--carmine)'
      document.body.append(probe)
      const carmine = getComputedStyle(probe).color
      probe.remove()
      const places = [...document.querySelectorAll('header a, header button, main a, main button, footer a')]
        .filter(
          (part) =>
            part.checkVisibility({ visibilityProperty: true }) && part.closest('[role$=dialog], [inert]') === null,
        )
        .filter((part) => getComputedStyle(part).backgroundColor === carmine)
        .map((part) => ({ text: part.textContent?.trim() ?? '', ...part.getBoundingClientRect().toJSON() }))
        .sort((one, other) => one.top - other.top)
      return places.filter((place, index) =>
        places.some((other, at) => at !== index && Math.abs(place.top - other.top) < height - 100),
      )
    }, size.height)
    expect
      .soft(
        red.map(({ text }) => text),
        `${screen} at ${size.width} px: more than one red button`,
      )
      .toEqual([])
  }
}
