import { describe, expect, test } from 'vitest'
import { findingsAbout, inspectRooms } from './rooms.mjs'

describe('names and loose ends', () => {
  test.each([
    'packages/domain/src/utils.ts',
    'apps/web/src/common/button.tsx',
    'apps/server/src/database/helpers/rows.ts',
    'apps/web/src/app/session-manager.ts',
  ])('%s is told to name its subject', (path) => {
    expect(findingsAbout(path, '')).toHaveLength(1)
  })

  test('an honest name with a sound text has nothing against it', () => {
    expect(findingsAbout('packages/domain/src/tournaments/results/score.ts', 'export const scores = []\n')).toEqual([])
  })

  test('a loose end names the issue that will tie it', () => {
    const path = 'apps/server/src/main.ts'
    expect(findingsAbout(path, '// TODO: later\n')).toEqual([`${path}:1: a TODO carries an issue number`])
    expect(findingsAbout(path, '// TODO: later (#12)\n')).toEqual([])
  })

  test('the inspection reads the files of this house', () => {
    expect(inspectRooms().files).toBeGreaterThan(40)
  })
})
