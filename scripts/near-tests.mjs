/** @typedef {{ file: string, line: number, title: string }} Journey */
/** @typedef {{ unit: string[], journeys: Journey[], leftOut: number }} Near */

/**
 * `distances`: from the change (see `distancesFrom`); `textOf`: a test file's titles; `secondsOf`: a file's or journey's last duration, in
 * seconds.
 * @typedef {object} Known
 * @property {ReadonlyMap<string, number>} distances
 * @property {(file: string) => string} textOf
 * @property {readonly Journey[]} journeys
 * @property {(what: string) => number | undefined} secondsOf
 */

const UNIT_TEST = /\.test\.tsx?$/
const JOURNEY = /\.spec\.ts$/
const ROW = /\b[A-Z]{3,4}-\d+\b/g
/** The farthest a test may be from a change to speak for its rows. */
const BESIDE = 1

/** On two cores: starting takes the rest of the two minutes. */
const UNIT_SECONDS = 110
const JOURNEY_SECONDS = 70
/** For what nobody has timed yet. */
const USUAL_UNIT_SECONDS = 2
const USUAL_JOURNEY_SECONDS = 12

/**
 * The tests that a change touches, nearest first, as many as fit into two minutes. A test is touched if it imports what changed, even
 * indirectly; a journey also if its title names a row that a test beside the change names.
 * @param {Known} known
 * @returns {Near}
 */
export function nearTests({ distances, textOf, journeys, secondsOf }) {
  const touched = [...distances].toSorted(([, one], [, other]) => one - other)
  const tests = touched.filter(([file]) => UNIT_TEST.test(file)).map(([file]) => file)
  const unit = within(UNIT_SECONDS, tests, (file) => secondsOf(file) ?? USUAL_UNIT_SECONDS)
  const beside = touched.filter(([file, distance]) => distance <= BESIDE && UNIT_TEST.test(file))
  const rows = new Set(beside.flatMap(([file]) => textOf(file).match(ROW) ?? []))
  const walked = journeys
    .map((journey) => ({ journey, nearness: nearness(journey, { distances, rows }) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ journey }) => journey)
  const chosen = within(JOURNEY_SECONDS, walked, ({ title }) => secondsOf(title) ?? USUAL_JOURNEY_SECONDS)
  return { unit, journeys: chosen, leftOut: tests.length - unit.length + (walked.length - chosen.length) }
}

/**
 * Changed journeys come first, then those sharing most rows with the change.
 * @param {Journey} journey
 * @param {{ distances: ReadonlyMap<string, number>, rows: ReadonlySet<string> }} change
 */
function nearness({ file, title }, { distances, rows }) {
  const distance = distances.get(file)
  if (distance !== undefined && JOURNEY.test(file)) return 1000 / (1 + distance)
  return (title.match(ROW) ?? []).filter((row) => rows.has(row)).length
}

/**
 * The first always, and later ones that still fit.
 * @template What
 * @param {number} most in seconds
 * @param {readonly What[]} all
 * @param {(what: What) => number} secondsOf
 * @returns {What[]}
 */
function within(most, all, secondsOf) {
  let taken = 0
  return all.filter((what, index) => {
    if (index > 0 && taken + secondsOf(what) > most) return false
    taken += secondsOf(what)
    return true
  })
}

/**
 * A call of `test` at the start of a line or in a loop, with its title.
 * @param {string} file
 * @param {string} text
 * @returns {Journey[]}
 */
export function journeysIn(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const [, , title] = /^\s*test\((['"`])(.*?)\1/.exec(line) ?? []
    return title === undefined ? [] : [{ file, line: index + 1, title }]
  })
}
