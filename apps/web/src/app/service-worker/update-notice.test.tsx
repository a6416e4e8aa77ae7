import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslator } from '../../language/create-translator.ts'
import { LanguageProvider } from '../../language/language-provider.tsx'
import { Toasts, toaster } from '../../ui/toasts.tsx'
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.tsx'

afterEach(() => act(() => toaster.remove()))

const SETTLE_MS = 20
const QUIET_MS = 20

class Worker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function aContainer({ waiting = null, hasController = true }: { waiting?: Worker | null; hasController?: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
    active: hasController ? new Worker() : null,
    update: vi.fn(async () => {}),
  })
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? new Worker() : null,
    registered: [] as string[],
    register: async (script: string) => {
      container.registered.push(script)
      return registration
    },
  })
  return { container, registration }
}

type Circumstances = Pick<UpdateNoticeProps, 'isOutdated' | 'isBusy' | 'takeOverMs'>

async function show(browser: ReturnType<typeof aContainer>, reload = vi.fn(), circumstances: Circumstances = {}) {
  const translator = await createTranslator('fr')
  await act(async () => {
    render(
      <LanguageProvider translator={translator} onChoose={() => {}}>
        <UpdateNotice
          container={browser.container as unknown as ServiceWorkerContainer}
          reload={reload}
          settleMs={SETTLE_MS}
          quietMs={QUIET_MS}
          {...circumstances}
        />
        <Toasts label="Messages" closeLabel="Fermer" />
      </LanguageProvider>,
    )
  })
  return { reload, user: userEvent.setup() }
}

test('a newer version waits for the person, then takes over and reloads the page', async () => {
  const waiting = new Worker()
  const browser = aContainer({ waiting })
  const { reload, user } = await show(browser)
  expect(browser.container.registered).toEqual(['/sw.js'])
  expect(await screen.findByText('Une nouvelle version est prête')).toBeTruthy()
  expect(waiting.told).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Mettre à jour' }))
  expect(waiting.told).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  browser.container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('OPS-27 a newer version that took over by itself, or in another tab, is offered all the same', async () => {
  const browser = aContainer({})
  const { reload, user } = await show(browser)
  browser.container.controller = new Worker()
  await act(async () => void browser.container.dispatchEvent(new Event('controllerchange')))
  await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('OPS-27 a version that took over between its notice and the press needs no asking', async () => {
  const waiting = new Worker()
  const browser = aContainer({ waiting })
  const { reload, user } = await show(browser)
  const button = await screen.findByRole('button', { name: 'Mettre à jour' })
  browser.container.controller = new Worker()
  await user.click(button)
  expect(reload).toHaveBeenCalledOnce()
  expect(waiting.told).toEqual([])
})

test('OPS-27 an accepted version that does not get its turn has it by a reload', async () => {
  const browser = aContainer({ waiting: new Worker() })
  const { reload, user } = await show(browser, vi.fn(), { takeOverMs: 1 })
  await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a newer version that comes while the page is open is told when it is there', async () => {
  const browser = aContainer({})
  await show(browser)
  const coming = new Worker()
  browser.registration.installing = coming
  browser.registration.dispatchEvent(new Event('updatefound'))
  expect(screen.queryByText('Une nouvelle version est prête')).toBeNull()
  await act(async () => coming.becomes('installed'))
  expect(await screen.findByText('Une nouvelle version est prête')).toBeTruthy()
})

test('the first visit keeps the app once its screen had time to settle, and has nothing to update', async () => {
  const browser = aContainer({ hasController: false })
  await show(browser)
  expect(browser.container.registered).toEqual([])
  await waitFor(() => expect(browser.container.registered).toEqual(['/sw.js']))
  const first = new Worker()
  browser.registration.installing = first
  browser.registration.dispatchEvent(new Event('updatefound'))
  await act(async () => first.becomes('installed'))
  expect(screen.queryByText('Une nouvelle version est prête')).toBeNull()
})

test('a part of an old version that is gone leads to a reload', async () => {
  const { reload, user } = await show(aContainer({}))
  await act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
  await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('CAVE-30 without a network a part that cannot be had is no newer version, and nothing asks for a reload', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(aContainer({}))
  await act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(screen.queryByRole('button', { name: 'Mettre à jour' })).toBeNull()
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(await screen.findByRole('button', { name: 'Mettre à jour' })).toBeTruthy()
  onLine.mockRestore()
})

test('an app that the server no longer serves takes the newer version at a quiet moment', async () => {
  const browser = aContainer({})
  const isBusy = { current: () => true }
  await show(browser, vi.fn(), { isOutdated: true, isBusy })
  expect(await screen.findByText('Cette page est trop ancienne pour le serveur')).toBeTruthy()
  await waitFor(() => expect(browser.registration.update).toHaveBeenCalled())
  const coming = new Worker()
  browser.registration.installing = coming
  browser.registration.dispatchEvent(new Event('updatefound'))
  await act(async () => coming.becomes('installed'))
  expect(coming.told).toEqual([])
  isBusy.current = () => false
  await waitFor(() => expect(coming.told).toEqual([{ type: 'SKIP_WAITING' }]))
})
