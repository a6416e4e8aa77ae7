import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeOpenedByBack, useClosedByBack } from './closed-by-back.ts'

/** What the router is told and would show. */
let heard: string[]
let stop: () => void
let arrived = 0
const arrive = () => {
  arrived += 1
}
const listen = () => heard.push(window.location.pathname)

beforeEach(() => {
  heard = []
  window.history.pushState({ page: 'home' }, '', '/home')
  window.history.pushState({ page: 'admin' }, '', '/admin')
  window.addEventListener('popstate', arrive, { capture: true })
  // Worst case: the router registered first.
  window.addEventListener('popstate', listen)
  stop = closeOpenedByBack(window)
})

afterEach(() => {
  window.removeEventListener('popstate', arrive, { capture: true })
  window.removeEventListener('popstate', listen)
  stop()
})

/** Waits until no history step is pending. */
async function settled(): Promise<void> {
  let before = -1
  while (before !== arrived) {
    before = arrived
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

async function goes(step: () => void): Promise<void> {
  const before = arrived
  step()
  await waitFor(() => expect(arrived).toBeGreaterThan(before))
  await settled()
}
const back = () => goes(() => window.history.back())

const opened: Record<string, (isOpen: boolean) => void> = {}

function Sheet({ name, isStubborn = false }: { readonly name: string; readonly isStubborn?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  opened[name] = setIsOpen
  useClosedByBack(isOpen, () => setIsOpen(isStubborn))
  return isOpen ? <p>{name}</p> : null
}

async function open(...names: readonly string[]): Promise<void> {
  for (const name of names) act(() => opened[name]?.(true))
  await settled()
}
const close = (name: string) => act(() => opened[name]?.(false))
const isShown = (name: string) => screen.queryByText(name) !== null

test('EVEN-3 Back closes what is open, the last opened first, and then leaves', async () => {
  render([<Sheet key="1" name="table" />, <Sheet key="2" name="question" />])
  await open('table', 'question')
  await back()
  expect([isShown('table'), isShown('question')]).toEqual([true, false])
  await back()
  expect([isShown('table'), isShown('question')]).toEqual([false, false])
  expect(window.location.pathname).toBe('/admin')
  expect(heard).toEqual([])
  await back()
  expect(heard).toEqual(['/home'])
})

test('EVEN-3 Back in the frame that shows what opened closes it', async () => {
  render(<Sheet name="table" />)
  act(() => opened.table?.(true))
  await back()
  expect([isShown('table'), window.location.pathname, heard]).toEqual([false, '/admin', []])
})

test('EVEN-3 what was closed by hand needs no Back', async () => {
  render([<Sheet key="1" name="table" />, <Sheet key="2" name="question" />])
  await open('table', 'question')
  close('table')
  close('question')
  await settled()
  expect(window.history.state).toEqual({ page: 'admin' })
  await back()
  expect(heard).toEqual(['/home'])
})

test('what opens where something else closes keeps its entry', async () => {
  render([<Sheet key="1" name="table" />, <Sheet key="2" name="next table" />])
  await open('table')
  close('table')
  await open('next table')
  await back()
  expect(isShown('next table')).toBe(false)
  expect(heard).toEqual([])
})

test('what opens while the entry of another is being taken away gets one of its own', async () => {
  render([<Sheet key="1" name="table" />, <Sheet key="2" name="next table" />])
  await open('table')
  close('table')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await open('next table')
  await back()
  expect(isShown('next table')).toBe(false)
  expect(heard).toEqual([])
})

test('a page that a sheet leads to takes the place of its entry', async () => {
  const view = render(<Sheet name="table" />)
  await open('table')
  window.history.pushState({ page: 'sign-in' }, '', '/sign-in')
  view.unmount()
  await settled()
  expect(window.location.pathname).toBe('/sign-in')
  await back()
  expect(heard).toEqual(['/admin'])
})

test('a page opened while the entry is being taken away stays open', async () => {
  render(<Sheet name="table" />)
  await open('table')
  close('table')
  // The step back is under way.
  await new Promise((resolve) => setTimeout(resolve))
  window.history.pushState({ page: 'sign-in' }, '', '/sign-in')
  await settled()
  expect(window.location.pathname).toBe('/sign-in')
  expect(heard).toEqual([])
  await back()
  expect(heard).toEqual(['/admin'])
})

test('forward leads nowhere where something was open once', async () => {
  render(<Sheet name="table" />)
  await open('table')
  await back()
  await goes(() => window.history.forward())
  expect(isShown('table')).toBe(false)
  expect(window.history.state).toEqual({ page: 'admin' })
  expect(heard).toEqual([])
  await back()
  expect(heard).toEqual(['/home'])
})

test('a page that is loaded anew while something was open needs no second Back', async () => {
  const view = render(<Sheet name="table" />)
  await open('table')
  stop()
  view.unmount()
  stop = closeOpenedByBack(window)
  await settled()
  expect(window.history.state).toEqual({ page: 'admin' })
  await back()
  expect(heard).toEqual(['/home'])
})

test('what does not close keeps its entry for the next Back', async () => {
  render(<Sheet name="table" isStubborn />)
  await open('table')
  await back()
  await back()
  await waitFor(() => expect(isShown('table')).toBe(true))
  expect(heard).toEqual([])
})
