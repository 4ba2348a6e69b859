// Tells the person when the page cannot be drawn, in the text that stands there until it is. It
// runs before the script that draws, so that it learns of all that fails.

addEventListener('error', tell, true);
addEventListener('unhandledrejection', tell);

/** A picture or a style that fails to load does not keep the page from being drawn. */
function tell({ target }) {
  if (target === window || target.localName === 'script')
    document.querySelector('.starting')?.classList.add('failed');
}

// A plain link to the page would lose what stands behind the `#`, which may be a whole puzzle.
document.querySelector('.starting a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
