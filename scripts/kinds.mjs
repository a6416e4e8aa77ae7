import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { projectRoot } from './project-root.mjs'
import { codeFilesBelow, ROOMS } from './rooms.mjs'

const UNIONS = 'packages/domain/src/tournaments/tournament.ts'
/** The one folder that may ask for kinds. */
const READERS = 'packages/domain/src/tournaments/kinds/'

const TESTS = /\.test\.tsx?$/
const EQUALITIES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
}

/**
 * Finds comparisons of the kind of a match, state, phase or stage outside the readers. Types tell these from other unions with a `kind`;
 * only files that write one of the kinds' names are read.
 * @param {string} root
 * @returns {{ files: number, findings: string[] }}
 */
export function inspectKinds(root = projectRoot) {
  if (!existsSync(join(root, UNIONS))) return { files: 0, findings: [] }
  const suspects = ROOMS.flatMap((room) => codeFilesBelow(room, root)).filter((path) => {
    const unixPath = path.replaceAll('\\', '/')
    return /\.tsx?$/.test(path) && !TESTS.test(path) && !unixPath.startsWith(READERS)
  })
  const isSuspect = suspicion(root)
  const files = suspects.filter((path) => isSuspect(readFileSync(join(root, path), 'utf8')))
  const program = ts.createProgram(
    [UNIONS, ...files].map((path) => join(root, path)),
    OPTIONS,
  )
  const findings = files.flatMap((path) => {
    const source = program.getSourceFile(join(root, path))
    return source ? comparisonsIn(source, program.getTypeChecker(), root) : [`${path}: could not be read`]
  })
  return { files: files.length, findings }
}

/** @param {string} root
 * @returns {(text: string) => boolean} whether a text may compare one of the kinds */
function suspicion(root) {
  const names = kindNames(ts.createSourceFile(UNIONS, readFileSync(join(root, UNIONS), 'utf8'), ts.ScriptTarget.ES2024))
  const named = new RegExp(`['"\`](${names.join('|')})['"\`]`)
  return (text) => /\bkind\b/.test(text) && (named.test(text) || /\.kind [!=]==? [\w.?]+\.kind\b/.test(text))
}

/** @param {ts.SourceFile} source
 * @returns {string[]} */
function kindNames(source) {
  /** @type {string[]} */
  const names = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertySignature(node) && node.name.getText(source) === 'kind' && node.type) {
      names.push(...[...node.type.getText(source).matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @param {string} root
 * @returns {string[]} */
function comparisonsIn(source, checker, root) {
  /** @type {string[]} */
  const findings = []
  const unions = join(root, UNIONS)
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (comparedIn(node).some((expression) => kindSymbols(expression, checker).some((each) => isFrom(each, unions)))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const path = relative(root, source.fileName).replaceAll('\\', '/')
      findings.push(`${path}:${line + 1}: compares a kind of match, state, phase or stage; ask a reader in ${READERS}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

/** @param {ts.Node} node
 * @returns {readonly ts.Expression[]} what the node compares, if anything */
function comparedIn(node) {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) return [node.left, node.right]
  if (ts.isSwitchStatement(node)) return [node.expression]
  const isSearch = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
  return isSearch && /^(includes|has|indexOf)$/.test(node.expression.name.text) ? node.arguments : []
}

/**
 * The members called `kind` that an expression reads, directly or through a variable.
 * @param {ts.Expression} expression
 * @param {ts.TypeChecker} checker
 * @returns {readonly ts.Symbol[]}
 */
function kindSymbols(expression, checker) {
  if (ts.isPropertyAccessExpression(expression)) {
    const symbol = expression.name.text === 'kind' ? checker.getSymbolAtLocation(expression.name) : undefined
    return symbol ? [symbol] : []
  }
  if (!ts.isIdentifier(expression)) return []
  const declarations = checker.getSymbolAtLocation(expression)?.declarations ?? []
  return declarations.flatMap((declaration) => {
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      return kindSymbols(declaration.initializer, checker)
    }
    if (!ts.isBindingElement(declaration)) return []
    const name = (declaration.propertyName ?? declaration.name).getText()
    const symbol = name === 'kind' ? checker.getTypeAtLocation(declaration.parent).getProperty('kind') : undefined
    return symbol ? [symbol] : []
  })
}

/** @param {ts.Symbol} symbol
 * @param {string} path */
function isFrom(symbol, path) {
  return (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName === path)
}
