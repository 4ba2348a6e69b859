console.log('hunt');
