// If the page cannot be drawn, says so in the text that the HTML file shows until the page is
// drawn. This script runs before the one that draws, so that it learns of everything that fails.

addEventListener('error', tell, true);
addEventListener('unhandledrejection', tell);

/** A picture or a style that fails to load does not keep the page from being drawn. */
function tell({ target }) {
  if (target === window || target.localName === 'script')
    document.querySelector('.starting')?.classList.add('failed');
}

// A plain link to the page would lose what stands after the `#`, which may be a whole puzzle.
document.querySelector('.starting a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
