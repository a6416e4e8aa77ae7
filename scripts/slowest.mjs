const MOST = 30
const LEAST_SECONDS = 5

/**
 * A run's slowest test files and journeys, one a line.
 * @param {ReadonlyMap<string, number>} times in seconds, by file or title
 * @returns {string}
 */
export function slowestOf(times) {
  const slow = [...times]
    .filter(([, seconds]) => seconds >= LEAST_SECONDS)
    .toSorted(([, one], [, other]) => other - one)
  const lines = slow.slice(0, MOST).map(([what, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${what}\n`)
  return lines.length === 0 ? '' : `slowest:\n${lines.join('')}`
}
