import { spawn } from 'node:child_process'

/** @typedef {{ code: number, output: string }} Ended */

const SIGNAL_NUMBERS = /** @type {Record<string, number>} */ ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 })

/**
 * The exit status a shell would report.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function shellStatus(code, signal) {
  return code ?? 128 + (SIGNAL_NUMBERS[signal ?? ''] ?? 0)
}

/**
 * Runs a program to its end and keeps its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Ended>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ code: shellStatus(code, signal), output }))
  })
}

/**
 * Runs a program to its end with our output. If we end first it gets `killSignal`, or SIGTERM.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit status
 */
export function runAloud(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const end = () => child.kill(options.killSignal ?? 'SIGTERM')
    process.once('exit', end)
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(127)
    })
    child.on('close', (code, signal) => {
      process.off('exit', end)
      resolve(shellStatus(code, signal))
    })
  })
}

const PARENT_CHECK_MS = 500
const ECHO_MS = 500

/**
 * Killing npm means killing the program, which would otherwise live on and hold its port.
 * @param {() => void} end
 */
export function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, PARENT_CHECK_MS)
  watch.unref()
}

/**
 * Starts a program in our place: it gets our input, output and signals, and we end with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function handOver(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  let passedOnAt = Number.NEGATIVE_INFINITY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group, the child included.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      // npm repeats a group's signal; the child would take the echo for impatience.
      if (performance.now() - passedOnAt < ECHO_MS) return
      passedOnAt = performance.now()
      child.kill(signal)
    })
  }
  endWithNpm(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 127
  })
  child.on('exit', (code, signal) => process.exit(shellStatus(code, signal)))
}

/** npm moves to the project's folder first; file arguments are relative to the person's folder. */
export function folderOfCaller() {
  const isStartedByNpm = /scripts\/(run|tablee)\.mjs/.test(process.env.npm_lifecycle_script ?? '')
  return (isStartedByNpm && process.env.INIT_CWD) || process.cwd()
}
