// The file that Piscina loads in each thread. Piscina tries `require` first, and Node 20 aborts
// the whole program if a thread is ended while it loads an ES module by `require`. So this file is a
// CommonJS module, and loads the ES module by `import`.

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = import('./worker.js').then((worker) => worker.default);
