import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'
import { projectRoot } from './project-root.mjs'

const name = `test-${process.pid}`
const lock = join(projectRoot, '.out', `${name}.lock`)

describe('several terminals on one checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'terminals-'))
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(lock, { force: true })
  })

  test('their work never overlaps', async () => {
    const diary = join(folder, 'diary')
    const program = join(folder, 'terminal.mjs')
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs'
      import { oneAtATime } from ${JSON.stringify(join(projectRoot, 'scripts/one-at-a-time.mjs'))}
      await oneAtATime(${JSON.stringify(name)}, () => new Promise((done) => {
        appendFileSync(${JSON.stringify(diary)}, '(')
        setTimeout(() => { appendFileSync(${JSON.stringify(diary)}, ')'); done() }, 50)
      }))`,
    )
    const terminals = [1, 2, 3].map(() => spawn(process.execPath, [program], { stdio: 'ignore' }))
    await Promise.all(terminals.map((terminal) => new Promise((resolve) => terminal.on('close', resolve))))
    expect(readFileSync(diary, 'utf8')).toBe('()()()')
  })

  test('a terminal that was killed does not stop the others', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    mkdirSync(join(projectRoot, '.out'), { recursive: true })
    writeFileSync(lock, String(pid))
    expect(await oneAtATime(name, () => 'done')).toBe('done')
    expect(existsSync(lock)).toBe(false)
  })

  test('work that fails leaves the way free', async () => {
    await expect(oneAtATime(name, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(existsSync(lock)).toBe(false)
  })
})
