import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { type AskedDraw, drawAsked } from './pod-draw.ts'
import { RoundCheck } from './round-check.tsx'

/** Stands for the browser's threads, which the window of these tests has none of. */
class Thread extends EventTarget {
  static asked: AskedDraw[] = []
  static isBroken = false

  postMessage(asked: AskedDraw): void {
    Thread.asked.push(asked)
    queueMicrotask(() =>
      this.dispatchEvent(
        Thread.isBroken ? new Event('error') : new MessageEvent('message', { data: drawAsked(asked) }),
      ),
    )
  }

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  Thread.asked = []
  Thread.isBroken = false
})

async function check(players: number) {
  vi.stubGlobal('Worker', Thread)
  const waiting = venue(
    Array.from({ length: players }, (_, place) => `Joueur ${place + 1}`),
    { capacity: players },
  )
  const tournament = started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RoundCheck code="ABCDEF" round={1} />, { server })
}

const verdict = () => screen.findByText(/^Recalculés? ici/)

test.each([false, true])(
  'PODS-22 a round of more than 16 is drawn beside the page, or here (broken thread: %s)',
  async (isBroken) => {
    Thread.isBroken = isBroken
    await check(20)
    expect(await verdict()).toBeTruthy()
    expect(Thread.asked).toHaveLength(1)
    expect(Thread.asked[0]?.players).toHaveLength(20)
  },
)

test('PODS-22 one of up to 16 is drawn at once', async () => {
  await check(12)
  expect(await verdict()).toBeTruthy()
  expect(Thread.asked).toEqual([])
})
