module example.org/headword

go 1.19
