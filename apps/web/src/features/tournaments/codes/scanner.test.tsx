import type { Language } from '@tablee/domain/language'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { ScanPage } from './scan-page.tsx'

const PAGE = 'https://tournois.example/tournament/ABCDEF/scan'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

/** What a browser answers a page that asks for its camera. */
function camera(answer: () => Promise<unknown>) {
  const asked = vi.fn(answer)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: asked } })
  return asked
}

async function scanPage(language: Language = 'fr') {
  const server = await PlayedTournamentServer.start(venue([]))
  const onOther = vi.fn()
  const shown = await showScreen(<ScanPage code="ABCDEF" fragment="" onOther={onOther} />, { server, language })
  return { ...shown, onOther }
}

test.each([
  ['fr', 'Ouvrir l’appareil photo', 'L’appareil photo est refusé à ce site', /^Autorisez-le dans les réglages/],
  ['en', 'Open the camera', 'This site may not use the camera', /^Allow it in the browser’s settings/],
] as const)(
  'CAVE-48 a camera that is refused is said to be so in %s, with what to do, and may be asked again',
  async (...row) => {
    const [language, open, title, help] = row
    const asked = camera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    const { user } = await scanPage(language)
    await user.click(await screen.findByRole('button', { name: open }))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(help)).toBeTruthy()
    expect(screen.getByRole('textbox')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: open }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(title)).toBeTruthy()
  },
)

test('CAVE-48 a device without a camera is another case, and takes the address that another one read', async () => {
  camera(() => Promise.reject(new DOMException('none', 'NotFoundError')))
  const { user, onOther } = await scanPage()
  await user.click(await screen.findByRole('button', { name: 'Ouvrir l’appareil photo' }))
  expect(await screen.findByText('Pas d’appareil photo utilisable ici')).toBeTruthy()
  expect(screen.queryByText('L’appareil photo est refusé à ce site')).toBeNull()
  await user.click(screen.getByLabelText('Adresse lue'))
  await user.paste('https://tournois.example/tournament/OTHERS/scan#RAAA')
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(onOther).toHaveBeenCalledWith({ code: 'OTHERS', fragment: 'RAAA' })
})

/** A browser that reads codes by itself, and a camera that shows these, one after the other. */
function ownDetector(seen: readonly (readonly string[] | Error)[], formats: readonly string[] = ['qr_code', 'ean_13']) {
  const stop = vi.fn()
  camera(async () => ({ getTracks: () => [{ stop }] }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const made = vi.fn()
  const left = [...seen]
  class OwnDetector {
    static readonly getSupportedFormats = async () => formats
    constructor(options: unknown) {
      made(options)
    }
    async detect(source: unknown) {
      expect(source).toBeInstanceOf(HTMLVideoElement)
      const read = left.length > 1 ? left.shift() : left[0]
      if (read instanceof Error) throw read
      return (read ?? []).map((rawValue) => ({ rawValue, format: 'qr_code' }))
    }
  }
  vi.stubGlobal('BarcodeDetector', OwnDetector)
  return { made, stop }
}

test('CAVE-48 a browser that reads codes by itself is asked for squares alone, through pictures that it cannot read, and the camera ends with the page', async () => {
  const { made, stop } = ownDetector([
    [],
    new Error('no picture yet'),
    ['https://elsewhere.example/'],
    [`${PAGE}#SAAA`],
  ])
  const { user, view } = await scanPage()
  await user.click(await screen.findByRole('button', { name: 'Ouvrir l’appareil photo' }))
  expect(await screen.findByText('Ce code n’est pas d’ici.')).toBeTruthy()
  expect(await screen.findByText('Ce code ne se lit pas')).toBeTruthy()
  expect(made).toHaveBeenCalledExactlyOnceWith({ formats: ['qr_code'] })
  expect(stop).not.toHaveBeenCalled()
  view.unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('CAVE-48 a browser whose own reader knows no squares is not asked for them', async () => {
  const { made } = ownDetector([[`${PAGE}#SAAA`]], ['ean_13'])
  const { user } = await scanPage()
  await user.click(await screen.findByRole('button', { name: 'Ouvrir l’appareil photo' }))
  expect(await screen.findByText('Cherche un code…')).toBeTruthy()
  expect(made).not.toHaveBeenCalled()
})
