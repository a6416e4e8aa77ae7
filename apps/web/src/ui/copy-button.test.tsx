import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const failed = vi.fn()
const copied: string[] = []

beforeEach(() => {
  // Not `setInterval`: jsdom would keep a faked one for the animation frames of later files.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  copied.length = 0
  failed.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function withClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  vi.stubGlobal('navigator', { clipboard })
  render(<CopyButton value="K7QM2X" label="Copier le code" copiedLabel="Copié" onFailure={failed} />)
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const words = () => screen.getByRole('button').textContent

test('CREA-9 the button says for 3000 ms that the code was copied', async () => {
  withClipboard({ writeText: async (text) => void copied.push(text) })
  await press()
  expect(copied).toEqual(['K7QM2X'])
  expect(words()).toBe('Copié')
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(words()).toBe('Copié')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(words()).toBe('Copier le code')
})

test('CREA-9 what could not be copied is not said to be copied', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) })
  await press()
  expect(words()).toBe('Copier le code')
  expect(failed).toHaveBeenCalledOnce()
})

test('CREA-9 over plain http, where browsers hide the clipboard, the code is copied the old way', async () => {
  const execCommand = vi.fn(() => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return true
  })
  Object.assign(document, { execCommand })
  withClipboard(undefined)
  await press()
  expect(copied).toEqual(['K7QM2X'])
  expect(words()).toBe('Copié')
  expect(document.querySelector('textarea')).toBeNull()
})
