import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { later } from './later.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>

test('a part that comes later shows nothing until it is there, and is fetched once', async () => {
  const fetched = Promise.withResolvers<typeof Words>()
  let asked = 0
  const part = later(() => {
    asked += 1
    return fetched.promise
  })
  render(<part.Component text="premier" />)
  expect(document.body.textContent).toBe('')
  fetched.resolve(Words)
  expect(await screen.findByText('premier')).toBeTruthy()
  render(<part.Component text="second" />)
  expect(screen.getByText('second')).toBeTruthy()
  expect(asked).toBe(1)
})

test('a part that could not be had is asked for again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Words)]
  const part = later(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await expect(part.preload()).rejects.toThrow('Failed to fetch')
  await part.preload()
  render(<part.Component text="enfin" />)
  expect(screen.getByText('enfin')).toBeTruthy()
})

test('FAST-28 a part that arrives between a drawing and its effects is shown', async () => {
  let arrive = () => {}
  const arriving = {
    // biome-ignore lint/suspicious/noThenProperty: a promise would wait until the effects have run
    then(onArrival: (part: typeof Words) => void) {
      arrive = () => onArrival(Words)
      return Promise.resolve()
    },
  }
  const part = later(() => arriving as unknown as Promise<typeof Words>)
  void part.preload()
  function Drawn() {
    useLayoutEffect(() => arrive(), [])
    return <part.Component text="entre-temps" />
  }
  render(<Drawn />)
  expect(await screen.findByText('entre-temps')).toBeTruthy()
})
